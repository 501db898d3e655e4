/** A letter that is due: what the outbox keeps until it has gone out. */
import type { Language } from '#core/languages.ts'

export const letterKinds = ['pin', 'reminder', 'enrolment-link', 'ending-soon'] as const

export type LetterKind = (typeof letterKinds)[number]

export interface NewLetter {
  /** UUID. */
  id: string
  kind: LetterKind
  language: Language
  recipient: string
  subscriptionId: string | null
  /** What the letter says, nothing secret. */
  params: Readonly<Record<string, string | number | boolean | null>>
  /** Sealed JSON of `LetterSecrets`, or null when the letter holds no secret. Erased once the letter is sent. */
  sealed: string | null
  /** Fixed for all attempts: `<uuid@host>`. */
  messageId: string
  /** Milliseconds since 1970; the first attempt is due at once. */
  createdAt: number
}

/** What is sealed beside a letter. Keys are absent where the kind has none. */
export interface LetterSecrets {
  pin?: string
  /** Key of the one-time link that enrols a device; goes into the URL's fragment. */
  enrolment?: string
}
