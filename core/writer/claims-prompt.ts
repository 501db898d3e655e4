/** The call after writing: which sentences are built on which facts (core/check/claims.ts). */
import * as v from 'valibot'
import { answerMaxCharacters } from '../ceremony/ceremony.ts'
import { baseLanguage, ceremonyLanguages } from '../ceremony/ceremony-language.ts'
import { claimsPrompt as promptOfCheck } from '../check/claims.ts'
import { fitsOneCall } from './call-size.ts'
import type { ClaimsAnswer } from './claims-answer.ts'
import { parseJsonAnswer } from './json-stream.ts'
import type { Prompt } from './prompt.ts'

/** A script has some two hundred sentences, and five full answers as many facts. */
const linesMost = 600
/** An answer that nobody has sorted into facts is one line. */
const line = v.pipe(v.string(), v.maxLength(answerMaxCharacters, 'text-too-long'))

const fields = v.object({
  language: v.picklist(ceremonyLanguages),
  facts: v.pipe(v.array(line), v.maxLength(linesMost)),
  sentences: v.pipe(v.array(line), v.minLength(1), v.maxLength(linesMost)),
})

export const claimsWireSchema = v.pipe(fields, fitsOneCall<v.InferOutput<typeof fields>>())

export type ClaimsWire = v.InferOutput<typeof claimsWireSchema>

export function claimsPrompt({ language, facts, sentences }: ClaimsWire): Prompt {
  const { instructions, data, schema } = promptOfCheck(baseLanguage(language), facts, sentences)
  return {
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: data },
    ],
    shape: { name: 'claims', schema: { ...schema } },
  }
}

/** The answer as far as it is one; undefined for anything else. */
export function readClaimsAnswer(answer: string): ClaimsAnswer | undefined {
  const parsed = parseJsonAnswer(answer)
  return Array.isArray(parsed?.['sentences']) ? { answer: JSON.stringify(parsed) } : undefined
}
