import type { WriterFailureCode } from '#core/errors.ts'

/** What the provider says in the body of an error (docs/design/services.md section 3.4). */
export interface ProviderError {
  /** HTTP status of the answer; undefined inside a stream. */
  status?: number | undefined
  code?: string | undefined
  type?: string | undefined
  /** The parameter of the request that it is about. */
  param?: string | undefined
  /** May echo the prompt: read, never kept. */
  message?: string | undefined
}

const quotaCodes = new Set(['insufficient_quota', 'billing_hard_limit_reached'])
const rateCodes = new Set(['rate_limit_exceeded', 'rate_limit_error'])
const overloadCodes = new Set(['server_error', 'overloaded_error', 'service_unavailable'])
const refusalCodes = new Set(['content_filter', 'content_policy_violation'])
const modelCodes = new Set(['model_not_found', 'invalid_model'])
const contextCodes = new Set(['context_length_exceeded', 'exceed_context_size_error'])

/** Services on one's own machine often say no more than a sentence (docs/design/services.md section 3.7). */
const contextSentence = /\bcontext (length|size|window)\b|\bn_ctx\b|\bmaximum context\b/i
const modelSentence = /\bno models? (is |are )?loaded\b/i

/** Also where a line names a model and goes on that it is not found. */
function saysNoModel(message: string): boolean {
  return (
    modelSentence.test(message) ||
    message.split(/[\r\n\u2028\u2029]/).some((line) => {
      const at = line.search(/\bmodel\b/i)
      return at >= 0 && /\b(?:not found|does not exist)\b/i.test(line.slice(at))
    })
  )
}

/** Codes that may be logged whatever the prompt says: they are words of the contract, not of a person. */
export const knownCodes: ReadonlySet<string> = new Set([
  ...quotaCodes,
  ...rateCodes,
  ...overloadCodes,
  ...refusalCodes,
  ...modelCodes,
  ...contextCodes,
  'invalid_api_key',
  'invalid_request_error',
  'invalid_prompt',
  'invalid_value',
  'unsupported_value',
  'unsupported_parameter',
])

/** Whether an error body says that the account has nothing left to spend: retrying it is useless. */
export function isQuotaExhausted(error: Pick<ProviderError, 'code' | 'type'>): boolean {
  return quotaCodes.has(error.code ?? '') || quotaCodes.has(error.type ?? '')
}

/** The failure code of an HTTP answer, or of an error inside the stream (docs/design/services.md section 3.4). */
export function failureCode(error: ProviderError): WriterFailureCode {
  const says = (codes: ReadonlySet<string>) =>
    codes.has(error.code ?? '') || codes.has(error.type ?? '')
  if (isQuotaExhausted(error) || error.status === 402) return 'quota-exhausted'
  if (says(refusalCodes)) return 'refused'
  const { message = '' } = error
  if (says(contextCodes) || contextSentence.test(message)) return 'context-too-small'
  if (error.status === 404 || says(modelCodes) || saysNoModel(message)) return 'model-missing'
  if (error.status === 401 || error.status === 403) return 'api-key-refused'
  if (error.status === 429 || says(rateCodes)) return 'rate-limited'
  if (error.status === 408) return 'timed-out'
  if ((error.status ?? 0) >= 500 || says(overloadCodes)) return 'overloaded'
  return 'unexpected'
}
