/**
 * Whether the timing of an answer reveals which e-mails have access: logins with a wrong PIN and reminders, for known
 * and unknown e-mails in random order, each e-mail once, so no counter favours one side. The medians may differ by 5 %.
 * `npm run bench -- uniform-answers`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSmtpPeer } from '#adapters/mail/testing/smtp-peer.ts'
import { startPostgresServer } from '#adapters/store/testing/postgres-server.ts'
import { type AccessServer, startAccessServer } from './access-server.ts'
import type { Figure } from './figure.ts'
import { percentile } from './percentile.ts'

const samples = 1_000
const warmUps = 50
const goalPercent = 5

/** A question, asked with an e-mail that has access or with one that does not. */
interface Question {
  name: string
  path: string
  body: (email: string, account: { pin: string } | undefined) => object
  status: number
}

const questions: readonly Question[] = [
  {
    name: 'login with a wrong PIN',
    path: '/api/session',
    body: (email, account) => ({ email, pin: account?.pin === '123456' ? '123457' : '123456' }),
    status: 401,
  },
  {
    name: 'reminder',
    path: '/api/session/reminder',
    body: (email) => ({ email }),
    status: 202,
  },
]

/** Medians for known and unknown e-mails and the difference between them, on both engines. */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-uniform-'))
  const mail = await startSmtpPeer()
  const postgres = await startPostgresServer({ fsync: true })
  const figures: Figure[] = []
  try {
    for (const [engine, databaseUrl] of [
      ['SQLite', undefined],
      ['PostgreSQL', postgres.url],
    ] as const) {
      const server = await startAccessServer({
        accounts: samples + warmUps,
        dataFolder: mkdtempSync(join(folder, 'data-')),
        databaseUrl,
        smtpUrl: mail.url,
      })
      try {
        for (const question of questions) figures.push(...(await compare(server, question, engine)))
      } finally {
        await server.process.stop()
      }
    }
    return figures
  } finally {
    await postgres.stop()
    await mail.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(
  { port, accounts }: AccessServer,
  question: Question,
  engine: string,
): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const known: number[] = []
  const unknown: number[] = []
  for (const [number, account] of accounts.entries()) {
    // As long as the known ones, and as new to the server.
    const stranger = account.email.replace('user', 'none')
    const timeKnown = async () => {
      const durationMs = await ask(agent, port, question, question.body(account.email, account))
      if (number >= warmUps) known.push(durationMs)
    }
    const timeUnknown = async () => {
      const durationMs = await ask(agent, port, question, question.body(stranger, undefined))
      if (number >= warmUps) unknown.push(durationMs)
    }
    const order = Math.random() < 0.5 ? [timeKnown, timeUnknown] : [timeUnknown, timeKnown]
    for (const time of order) await time()
  }
  agent.destroy()
  const [knownMs, unknownMs] = [percentile(known, 0.5), percentile(unknown, 0.5)]
  const name = `${question.name}, ${engine}`
  return [
    { name: `${name}, known e-mail, median`, value: knownMs, unit: 'ms' },
    { name: `${name}, unknown e-mail, median`, value: unknownMs, unit: 'ms' },
    {
      name: `${name}, difference`,
      value: (Math.abs(knownMs - unknownMs) / Math.min(knownMs, unknownMs)) * 100,
      unit: '%',
      goal: goalPercent,
      note: `${known.length} + ${unknown.length} samples`,
    },
  ]
}

/** Time from sending a question to its whole answer, in ms. Throws if it is not the expected answer. */
function ask(
  agent: Agent,
  port: number,
  { path, status }: Question,
  body: object,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body)
    const startedAt = performance.now()
    const asked = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      },
      (answer) => {
        let said = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          said += part
        })
        answer.on('end', () => {
          const durationMs = performance.now() - startedAt
          if (answer.statusCode === status) return resolve(durationMs)
          reject(new Error(`${path} was answered ${answer.statusCode}: ${said}`))
        })
      },
    )
    asked.on('error', reject)
    asked.end(text)
  })
}
