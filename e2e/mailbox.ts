/** Where a server without SMTP delivers its letters. */
import type { ServerProcess } from './server-process.ts'

interface MailboxLetter {
  recipients: string[]
  subject: string
  text: string
}

/** Every letter to an address so far, newest first. The server announces its mailbox when it starts. */
export async function lettersTo(server: ServerProcess, address: string): Promise<MailboxLetter[]> {
  const mailbox = /mailbox at (http:\S+)/.exec(server.output())?.[1]
  if (mailbox === undefined) throw new Error('the server has not said where its mailbox is')
  const answer = await fetch(`${mailbox}/api/letters`)
  const letters = (await answer.json()) as MailboxLetter[]
  return letters.filter(({ recipients }) => recipients.includes(address))
}
