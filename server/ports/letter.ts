/** A letter that is due: what the outbox keeps until it has gone out. */
import type { Language } from '#core/languages.ts'
import type { LetterKind } from '#core/letter.ts'
import type { LetterParams } from '../letter-composition.ts'

export interface NewLetter {
  /** UUID. */
  id: string
  kind: LetterKind
  language: Language
  /** Empty when nobody gave an address: the letter waits for the operator. */
  recipient: string
  subscriptionId: string | null
  /** What the letter says beyond its subscription, nothing secret. */
  params: LetterParams
  /** Sealed JSON of `LetterSecrets`, or null when the letter holds no secret. Erased once the letter is sent. */
  sealed: string | null
  /** Fixed for all attempts: `<uuid@host>`. */
  messageId: string
  /** Milliseconds since 1970; the first attempt is due at once. */
  createdAt: number
}

/** What is sealed beside a letter. Keys are absent where the kind has none. */
export interface LetterSecrets {
  /** Left out, the subscription's own PIN is unsealed when the letter is written. */
  pin?: string
  /** Key of the one-time link that enrols a device; goes into the URL's fragment. */
  enrolment?: string
}
