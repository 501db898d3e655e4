/** A letter that is due; the outbox keeps it until it has been sent. */
import type { Language } from '#core/languages.ts'
import type { LetterKind } from '#core/letters/letter.ts'
import type { LetterParams } from '../letters/letter-composition.ts'

export interface NewLetter {
  /** UUID. */
  id: string
  kind: LetterKind
  language: Language
  /** Empty when nobody gave an address: the letter then needs the operator. */
  recipient: string
  subscriptionId: string | null
  /** What the letter says beyond the facts of its subscription; nothing secret. */
  params: LetterParams
  /** Sealed JSON of `LetterSecrets`, or null when the letter holds no secret. Erased once the letter is sent. */
  sealed: string | null
  /** Fixed for all attempts: `<uuid@host>`. */
  messageId: string
  /** Milliseconds since 1970; the first attempt is due at once. */
  createdAt: number
}

/** What is sealed with a letter. Keys are absent where the kind has none. */
export interface LetterSecrets {
  /** When absent, the subscription's own PIN is unsealed as the letter is rendered. */
  pin?: string
  /** Key of the one-time link that enrols a device; goes into the URL's fragment. */
  enrolment?: string
}
