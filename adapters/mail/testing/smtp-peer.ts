/** A real SMTP server that misbehaves as told: the other side of the mail tests. */
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** The stage of a connection at which the server misbehaves. */
export type Stage = 'connect' | 'auth' | 'mail' | 'rcpt' | 'data'

/**
 * What the server does at a stage: reply with a code, break the connection, or go silent. When it breaks off or goes
 * silent at `data`, it has already received and kept the whole message; only its reply is lost.
 */
export type Misbehaviour = { reply: number; words?: string } | 'drop' | 'silence'

export interface ReceivedLetter {
  recipient: string
  mail: Email
  /** The message as it came over the wire. */
  raw: string
  header(name: string): string | undefined
}

export interface SmtpPeer {
  url: string
  /** Every message whose body arrived, answered or not. */
  received: readonly ReceivedLetter[]
  /** Resolves with the first letters as soon as this many have arrived. */
  arrivals(count: number): Promise<readonly ReceivedLetter[]>
  /** Makes the server misbehave from now on or, without arguments, behave again. */
  misbehave(stage?: Stage, how?: Misbehaviour): void
  close(): Promise<void>
}

export interface SmtpPeerOptions {
  /** When given, the server requires these credentials. */
  credentials?: { user: string; password: string }
  /** Runs once a message has arrived and before it is answered. */
  beforeAnswer?: () => Promise<void>
}

export async function startSmtpPeer(options: SmtpPeerOptions = {}): Promise<SmtpPeer> {
  const { credentials, beforeAnswer = async () => {} } = options
  const received: ReceivedLetter[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  let bad: { stage: Stage; how: Misbehaviour } | undefined

  /** Returns `proceed`, or what the server was told to do at this stage. */
  function at(
    stage: Stage,
    session: SMTPServerSession,
    proceed: () => void,
    refuse: (error: Error) => void,
  ): void {
    const how = bad?.stage === stage ? bad.how : undefined
    if (how === undefined) proceed()
    else if (how === 'drop') {
      for (const connection of server.connections) {
        if (connection.id === session.id) connection._socket.destroy()
      }
    } else if (how !== 'silence')
      refuse(Object.assign(new Error(how.words ?? 'as told'), { responseCode: how.reply }))
  }

  const server = new SMTPServer({
    disabledCommands: credentials === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect: (session, done) => at('connect', session, done, done),
    onAuth: (auth, session, done) =>
      at(
        'auth',
        session,
        () => {
          const right =
            auth.username === credentials?.user && auth.password === credentials?.password
          if (right) done(null, { user: auth.username })
          else done(Object.assign(new Error('bad credentials'), { responseCode: 535 }))
        },
        done,
      ),
    onMailFrom: (_address, session, done) => at('mail', session, done, done),
    onRcptTo: (_address, session, done) => at('rcpt', session, done, done),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const bytes = Buffer.concat(chunks)
        const mail = await PostalMime.parse(bytes)
        received.push({
          recipient: session.envelope.rcptTo[0]?.address ?? '',
          mail,
          raw: bytes.toString(),
          header: (name) => mail.headers.find((header) => header.key === name)?.value,
        })
        for (const waiter of waiting) if (received.length >= waiter.count) waiter.resolve()
        await beforeAnswer()
        at('data', session, done, done)
      })
    },
  })
  // Some tests disconnect on purpose.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  const login =
    credentials === undefined
      ? ''
      : `${encodeURIComponent(credentials.user)}:${encodeURIComponent(credentials.password)}@`

  return {
    url: `smtp://${login}127.0.0.1:${address.port}`,
    received,
    arrivals: async (count) => {
      if (received.length < count) {
        await new Promise<void>((resolve) => waiting.push({ count, resolve }))
      }
      return received.slice(0, count)
    },
    misbehave: (stage, how) => {
      bad = stage === undefined || how === undefined ? undefined : { stage, how }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
