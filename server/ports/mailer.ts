/** Sending one letter. */

export interface MailMessage {
  /** A bare address. */
  recipient: string
  subject: string
  html: string
  text: string
  /** With its angle brackets; the same for every attempt of one letter. */
  messageId: string
  /** Locale tag of the text. */
  locale: string
}

/** Why a message did not go out. */
export interface SendFailure {
  /** Short and without personal data (`EENVELOPE 550`): may be logged. */
  code: string
  /**
   * The mail server's own words, at most 300 characters. May contain the recipient: kept for the operator, never
   * logged.
   */
  detail: string
}

/**
 * - `sent`: the mail server took the message.
 * - `try-later`: a passing trouble (4xx, network, time). The message may have been taken when only the answer was lost.
 * - `refused`: 5xx for this recipient or this message; the same message would be refused again.
 * - `misconfigured`: we were refused (credentials, sender): the operator's to mend, nothing wrong with the letter.
 */
export type SendResult =
  | { outcome: 'sent' }
  | ({ outcome: 'try-later' } & SendFailure)
  | ({ outcome: 'refused' } & SendFailure)
  | ({ outcome: 'misconfigured' } & SendFailure)

export interface Mailer {
  /**
   * Hands one message to the mail server. Never throws because of a server or a network. Aborting `signal` ends the
   * attempt with `try-later`.
   */
  send(message: MailMessage, signal?: AbortSignal): Promise<SendResult>
}
