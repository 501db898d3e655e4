import PostalMime, { type Address } from 'postal-mime'

/** A letter as kept in the mailbox. */
export interface CaughtLetter {
  id: string
  /** Milliseconds since 1970. */
  receivedAt: number
  /** The envelope's recipients, not the header's. */
  recipients: string[]
  from: string
  subject: string
  /** Including angle brackets; empty if there is none. */
  messageId: string
  /** Keyed by lower-case name; the last of a repeated header. */
  headers: Record<string, string>
  text: string
  html: string
}

function addressText(address: Address | undefined): string {
  if (address?.address === undefined) return ''
  return address.name === '' ? address.address : `${address.name} <${address.address}>`
}

/** Parses a message as received. */
export async function readLetter(
  bytes: Uint8Array,
  envelope: { id: string; receivedAt: number; recipients: string[] },
): Promise<CaughtLetter> {
  const mail = await PostalMime.parse(bytes)
  return {
    ...envelope,
    from: addressText(mail.from),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    text: mail.text ?? '',
    html: mail.html ?? '',
  }
}
