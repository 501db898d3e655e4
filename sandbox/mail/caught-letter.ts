import PostalMime, { type Address } from 'postal-mime'

/** A letter as the mailbox keeps it. */
export interface CaughtLetter {
  id: string
  /** Milliseconds since 1970. */
  receivedAt: number
  /** Where the server was told to deliver it: the envelope, not the header. */
  recipients: string[]
  from: string
  subject: string
  /** With its angle brackets; empty without one. */
  messageId: string
  /** Header names in lower case; of repeated ones the last. */
  headers: Record<string, string>
  text: string
  html: string
}

function addressText(address: Address | undefined): string {
  if (address?.address === undefined) return ''
  return address.name === '' ? address.address : `${address.name} <${address.address}>`
}

/** Reads a message as it came over the wire. */
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
