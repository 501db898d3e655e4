import type { Language } from '../languages.ts'
import { type CallExcess, callMaxCharacters } from '../writer/call-size.ts'
import { counted } from './counted.ts'
import type { CallTooLong } from './shape/errors.ts'

/** What the sentence about a call that is too long says. */
export function callDetails(
  { matter, excessCharacters }: CallExcess,
  language: Language,
): Parameters<CallTooLong>[0] {
  const { number: limit } = counted(callMaxCharacters, language)
  return { limit, excess: counted(excessCharacters, language), matter }
}
