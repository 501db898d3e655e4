import * as v from 'valibot'

/**
 * What a service said, for `readClaims`: JSON with a verdict for sentences by number. Pages read it without the prompt
 * that asked for it and all the words of core/check behind that.
 */
export const claimsAnswerSchema = v.object({ answer: v.string() })

export type ClaimsAnswer = v.InferOutput<typeof claimsAnswerSchema>
