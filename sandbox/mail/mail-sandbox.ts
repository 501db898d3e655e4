/** A mail server that delivers nothing: it accepts every letter on loopback and shows it on a mailbox page. */
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { SMTPServer } from 'smtp-server'
import { type CaughtLetter, readLetter } from './caught-letter.ts'
import { createMailboxApp } from './mailbox-app.ts'

export interface MailSandboxOptions {
  /** 0 or left out: any free port. */
  smtpPort?: number
  httpPort?: number
}

export interface MailSandbox {
  /** The value for `SMTP_URL`. */
  smtpUrl: string
  /** The page that lists the letters. */
  mailboxUrl: string
  /** The letters, newest first; also at `<mailboxUrl>/api/letters`. */
  messages(): readonly CaughtLetter[]
  close(): Promise<void>
}

const loopback = '127.0.0.1'
const letterMaxBytes = 5 * 1024 * 1024
/** The oldest letters beyond this are dropped. */
const lettersMax = 500

/** Starts both servers. Rejects when a port is in use. */
export async function startMailSandbox(options: MailSandboxOptions = {}): Promise<MailSandbox> {
  const letters: CaughtLetter[] = []

  const smtp = new SMTPServer({
    // No certificate and no need for one: nothing leaves the machine.
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    disableReverseLookup: true,
    size: letterMaxBytes,
    rejectOversized: true,
    closeTimeout: 500,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        readLetter(Buffer.concat(chunks), {
          id: randomUUID(),
          receivedAt: Date.now(),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        }).then(
          (letter) => {
            if (!stream.sizeExceeded) letters.unshift(letter)
            letters.splice(lettersMax)
            done()
          },
          (error: Error) => done(error),
        )
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject)
    smtp.listen(options.smtpPort ?? 0, loopback, resolve)
  })
  // From here on, errors concern single connections whose client went away.
  smtp.on('error', () => {})

  const app = createMailboxApp(() => letters)
  const web = serve({ fetch: app.fetch, hostname: loopback, port: options.httpPort ?? 0 })
  try {
    await new Promise<void>((resolve, reject) => {
      web.once('listening', resolve)
      web.once('error', reject)
    })
  } catch (error) {
    await new Promise<void>((resolve) => smtp.close(resolve))
    throw error
  }

  const portOf = (address: AddressInfo | string | null): number => {
    if (address === null || typeof address === 'string') throw new Error('not on a port')
    return address.port
  }
  return {
    smtpUrl: `smtp://${loopback}:${portOf(smtp.server.address())}`,
    mailboxUrl: `http://${loopback}:${portOf(web.address())}`,
    messages: () => [...letters],
    close: async () => {
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(resolve)),
        new Promise<void>((resolve) => {
          web.close(() => resolve())
          if ('closeAllConnections' in web) web.closeAllConnections()
        }),
      ])
    },
  }
}
