/**
 * The mailer over SMTP. One connection per letter: a pool would resend a letter on its own when a connection breaks.
 */
import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import type { Mailer, MailMessage, SendFailure, SendResult } from '#server/ports/mailer.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps://`; `?requireTLS=true` insists on STARTTLS. */
  url: string
  /** Sender: an address, or `Name <address>`. */
  from: string
  /** Where answers go, when not to the sender. */
  replyTo?: string | undefined
  connectionTimeoutMs?: number
  greetingTimeoutMs?: number
  /** Longest silence of the server that is tolerated. */
  socketTimeoutMs?: number
}

/** The fields of nodemailer's errors that decide something here (docs/design/services.md section 4.1). */
const smtpErrorSchema = v.object({
  code: v.fallback(v.string(), 'UNKNOWN'),
  command: v.fallback(v.string(), ''),
  responseCode: v.fallback(v.optional(v.number()), undefined),
  response: v.fallback(v.string(), ''),
  permanent: v.fallback(v.optional(v.boolean()), undefined),
})

type SmtpError = v.InferOutput<typeof smtpErrorSchema>

const detailMaxCharacters = 300

/** Errors in the settings rather than in the letter or the network. */
const settingsFaults: ReadonlySet<string> = new Set([
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'ECONFIG',
  'EREQUIRETLS',
])

function failureOf(error: SmtpError): SendFailure {
  return {
    code: error.responseCode === undefined ? error.code : `${error.code} ${error.responseCode}`,
    detail: error.response.replaceAll(/\s+/gu, ' ').slice(0, detailMaxCharacters),
  }
}

/**
 * What an error means for the letter. Only a permanent answer to RCPT or to the message itself is about the letter; one
 * to the greeting, to EHLO, to AUTH or to MAIL FROM is about us.
 */
function resultOf(cause: unknown): SendResult {
  const parsed = v.safeParse(smtpErrorSchema, cause)
  if (!parsed.success) return { outcome: 'try-later', code: 'UNKNOWN', detail: '' }
  const error = parsed.output
  const failure = failureOf(error)
  if (error.permanent === false) return { outcome: 'try-later', ...failure }
  if (settingsFaults.has(error.code)) return { outcome: 'misconfigured', ...failure }
  // Without an answer: nodemailer itself found an address that SMTP cannot carry.
  const unsendable = error.code === 'EENVELOPE' && error.responseCode === undefined
  if (error.permanent !== true && !unsendable) return { outcome: 'try-later', ...failure }
  const aboutTheLetter =
    error.code === 'EMESSAGE' ||
    (error.code === 'EENVELOPE' && !error.command.toUpperCase().startsWith('MAIL'))
  return { outcome: aboutTheLetter ? 'refused' : 'misconfigured', ...failure }
}

/** Settings in the URL override ours, so those that would print or resend letters are removed from it. */
function withoutLogging(url: string): string {
  const cleaned = new URL(url)
  for (const name of ['logger', 'debug', 'transactionLog', 'pool'])
    cleaned.searchParams.delete(name)
  return cleaned.href
}

/** Servers may repeat what they refuse, and what they say is stored for the operator. */
function withoutPassword(result: SendResult, url: URL): SendResult {
  if (result.outcome === 'sent' || url.password === '') return result
  const detail = result.detail.replaceAll(decodeURIComponent(url.password), '[secret]')
  return { ...result, detail }
}

/** Makes the mailer. Connects only when a letter is sent. Throws on an invalid URL. */
export function createSmtpMailer(options: SmtpOptions): Mailer {
  const transport = createTransport({
    url: withoutLogging(options.url),
    connectionTimeout: options.connectionTimeoutMs ?? 10_000,
    greetingTimeout: options.greetingTimeoutMs ?? 10_000,
    socketTimeout: options.socketTimeoutMs ?? 20_000,
    dnsTimeout: 10_000,
    logger: false,
    debug: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  async function send(message: MailMessage, signal?: AbortSignal): Promise<SendResult> {
    try {
      const info = await transport.sendMail({
        from: options.from,
        ...(options.replyTo === undefined ? {} : { replyTo: options.replyTo }),
        // An object is taken as one address; a string would be read as a list.
        to: { name: '', address: message.recipient },
        subject: message.subject,
        text: message.text,
        html: message.html,
        messageId: message.messageId,
        headers: {
          // RFC 3834: no vacation notices in answer; the second is the same for Exchange.
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'Content-Language': message.locale,
        },
        ...(signal === undefined ? {} : { signal }),
      })
      if (info.accepted.length > 0) return { outcome: 'sent' }
      return { outcome: 'refused', code: 'EENVELOPE', detail: '' }
    } catch (cause) {
      return withoutPassword(resultOf(cause), new URL(options.url))
    }
  }

  return { send }
}
