import { afterEach, expect, test } from 'vitest'
import { createSmtpMailer } from '#adapters/mail/smtp.ts'
import {
  type Misbehaviour,
  type SmtpPeer,
  type SmtpPeerOptions,
  type Stage,
  startSmtpPeer,
} from '#adapters/mail/testing/smtp-peer.ts'
import { createOutboxStore } from '#adapters/store/outbox-store.ts'
import { forEachEngine } from '#adapters/store/testing/engines.ts'
import { addLetter, addSubscription } from '#adapters/store/testing/outbox-fixture.ts'
import type { Mailer } from '../ports/mailer.ts'
import { deliverDueLetters, type OutboxOptions, startOutbox } from './outbox.ts'

const dayMs = 24 * 60 * 60 * 1000
const startMs = 1_800_000_000_000
const patientPollMs = 60 * 60 * 1000

const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** Everything the worker logs. */
function newLog() {
  const lines: string[] = []
  const write = (level: string) => (fields: object, text: string) => {
    lines.push(JSON.stringify({ level, ...fields, text }))
  }
  return { lines, info: write('info'), warn: write('warn'), error: write('error') }
}

const plainUnsealer = {
  unsealLetter: ({ sealed }: { sealed: string }) => sealed.replace(/^sealed /u, ''),
  unsealPin: ({ pinSealed }: { pinSealed: string }) => pinSealed.replace(/^sealed /u, ''),
}

forEachEngine((engineName, newDatabase) => {
  async function newSetting(peerOptions?: SmtpPeerOptions) {
    const database = await newDatabase()
    const engine = await database.open()
    const peer = await startSmtpPeer(peerOptions)
    cleanups.push(() => peer.close())
    const clock = { nowMs: startMs }
    const log = newLog()
    const optionsFor = (changes: Partial<OutboxOptions> = {}): OutboxOptions => ({
      store: createOutboxStore(engine),
      mailer: mailerTo(peer),
      unsealer: plainUnsealer,
      site: { publicUrl: 'https://enlace.example' },
      log,
      now: () => clock.nowMs,
      random: () => 0,
      pollMs: patientPollMs,
      ...changes,
    })
    const subscriptionId = await addSubscription(engine, { endsAt: startMs + 30 * dayMs })
    const put = (changes: Parameters<typeof addLetter>[1] = {}) =>
      addLetter(engine, { subscriptionId, createdAt: startMs, ...changes })
    const outbox = createOutboxStore(engine)
    return { database, engine, outbox, peer, clock, log, optionsFor, put, subscriptionId }
  }

  /** Patient, so that a busy machine fails no test; a short timeout matters only where the peer falls silent. */
  function mailerTo(peer: SmtpPeer, socketTimeoutMs = 60_000): Mailer {
    const from = 'Enlace <ola@enlace.example>'
    return createSmtpMailer({ url: peer.url, from, greetingTimeoutMs: 60_000, socketTimeoutMs })
  }

  test('a PIN letter is composed when it is sent, from its row and its subscription', async () => {
    const { peer, optionsFor, put, outbox } = await newSetting()
    const letter = await put()
    expect(await deliverDueLetters(optionsFor())).toBe(1)
    expect(peer.received).toHaveLength(1)
    const mail = peer.received[0]?.mail
    expect(mail?.messageId).toBe(letter.messageId)
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('482913')
      expect(body).toContain('Olá, Marina!')
      expect(body).toContain('https://enlace.example/login#enrol=V3xk2Jq9pL0s')
    }
    expect(await outbox.countLetters()).toEqual({ waiting: 0, sent: 1, parked: 0 })
  })

  test('two workers over one store never send a letter twice', async () => {
    const { database, peer, optionsFor, put } = await newSetting()
    const other = createOutboxStore(await database.open())
    const count = 40
    for (let index = 0; index < count; index += 1) await put()
    const workers = [
      startOutbox(optionsFor({ pollMs: 5 })),
      startOutbox(optionsFor({ pollMs: 5, store: other })),
    ]
    await peer.arrivals(count)
    await Promise.all(workers.map((worker) => worker.stop()))
    const ids = peer.received.map(({ mail }) => mail.messageId)
    expect(ids).toHaveLength(count)
    expect(new Set(ids).size).toBe(count)
  })

  test('what a worker held when it died goes out once its lease has expired', async () => {
    const { peer, optionsFor, put, clock, outbox } = await newSetting()
    const letter = await put()
    const leaseMs = 120_000
    expect(await outbox.claimDueLetters(clock.nowMs, leaseMs, 1)).toHaveLength(1)
    expect(await deliverDueLetters(optionsFor({ leaseMs }))).toBe(0)
    clock.nowMs += leaseMs
    expect(await deliverDueLetters(optionsFor({ leaseMs }))).toBe(1)
    expect(peer.received[0]?.mail.messageId).toBe(letter.messageId)
  })

  test('a refused letter is parked with its secrets, and goes out when the operator corrects it', async () => {
    const { peer, optionsFor, put, outbox } = await newSetting()
    const letter = await put()
    const words = 'no marina@exemplo.com.br; seen 482913 and V3xk2Jq9pL0s'
    peer.misbehave('rcpt', { reply: 550, words })
    await deliverDueLetters(optionsFor())
    const [parked] = await outbox.listLetters(['parked'], 10)
    expect(parked?.lastError).toContain('EENVELOPE 550')
    expect(parked?.lastError).toContain('marina@exemplo.com.br')
    expect(parked?.lastError).not.toMatch(/482913|V3xk2Jq9pL0s/u)
    peer.misbehave()
    await outbox.retryLetter(letter.id, startMs, 'certa@exemplo.com.br')
    await deliverDueLetters(optionsFor())
    expect(peer.received[0]?.recipient).toBe('certa@exemplo.com.br')
    expect(peer.received[0]?.mail.text).toContain('482913')
  })

  // The rest tests the worker alone, whatever the engine.
  if (engineName === 'postgres') return

  test.each<[Stage, Misbehaviour]>([
    ['connect', { reply: 421 }],
    ['mail', { reply: 451 }],
    ['rcpt', { reply: 450 }],
    ['data', { reply: 452 }],
    ['rcpt', 'drop'],
    ['data', 'drop'],
    ['data', 'silence'],
  ])('trouble at %s (%j) costs time, not the letter', async (stage, how) => {
    const { peer, optionsFor, put, clock, outbox } = await newSetting()
    const letter = await put()
    peer.misbehave(stage, how)
    const hasty = how === 'silence' ? { mailer: mailerTo(peer, 500) } : {}
    await deliverDueLetters(optionsFor(hasty))
    expect(await outbox.countLetters()).toEqual({ waiting: 1, sent: 0, parked: 0 })
    peer.misbehave()
    clock.nowMs += 29_999
    expect(await deliverDueLetters(optionsFor())).toBe(0)
    clock.nowMs += 1
    expect(await deliverDueLetters(optionsFor())).toBe(1)
    expect(await outbox.countLetters()).toEqual({ waiting: 0, sent: 1, parked: 0 })
    // The first attempt broke off after the body, so it arrived too: the Message-ID shows that both are one letter.
    expect(peer.received).toHaveLength(stage === 'data' ? 2 : 1)
    expect(new Set(peer.received.map(({ mail }) => mail.messageId))).toEqual(
      new Set([letter.messageId]),
    )
  })

  test('a PIN letter survives any outage; a link that is no longer of use is parked', async () => {
    const { peer, optionsFor, put, clock, outbox } = await newSetting()
    await put()
    await put({ kind: 'enrolment-link' })
    peer.misbehave('connect', { reply: 421 })
    for (let attempt = 0; attempt < 8; attempt += 1) {
      clock.nowMs += dayMs
      await deliverDueLetters(optionsFor())
    }
    expect(await outbox.countLetters()).toEqual({ waiting: 1, sent: 0, parked: 1 })
    peer.misbehave()
    clock.nowMs += dayMs
    await deliverDueLetters(optionsFor())
    expect(peer.received.map(({ mail }) => mail.subject)).toEqual(['Seu PIN do Enlace'])
  })

  test('a typed address that is permanently refused is replaced by the payer’s, once', async () => {
    const { peer, optionsFor, put, outbox } = await newSetting()
    await put({ params: { fallbackRecipient: 'pagador@exemplo.com.br' } })
    peer.misbehave('rcpt', { reply: 550 })
    await deliverDueLetters(optionsFor())
    expect(await outbox.listLetters(['parked'], 10)).toMatchObject([
      { recipient: 'pagador@exemplo.com.br', attempts: 2 },
    ])
  })

  test('a refused login keeps every letter, is logged loudly, and is over once the settings are right', async () => {
    const credentials = { user: 'enlace', password: 'right' }
    const { peer, optionsFor, put, clock, log, outbox } = await newSetting({ credentials })
    await put()
    const wrong = createSmtpMailer({
      url: peer.url.replace('right', 'wrong'),
      from: 'ola@enlace.example',
    })
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await deliverDueLetters(optionsFor({ mailer: wrong }))
      clock.nowMs += 5 * 60_000
    }
    expect(await outbox.countLetters()).toEqual({ waiting: 1, sent: 0, parked: 0 })
    expect(log.lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(4)
    await deliverDueLetters(optionsFor())
    expect(peer.received).toHaveLength(1)
  })

  test('a store that is unreachable just as a letter went out does not send it again', async () => {
    const { peer, optionsFor, put, outbox } = await newSetting()
    await put()
    let failures = 2
    const store = {
      ...outbox,
      markLetterSent: (...args: Parameters<typeof outbox.markLetterSent>) => {
        failures -= 1
        return failures < 0
          ? outbox.markLetterSent(...args)
          : Promise.reject(new Error('the database is restarting'))
      },
    }
    await deliverDueLetters(optionsFor({ store }))
    expect(peer.received).toHaveLength(1)
    expect(await outbox.countLetters()).toEqual({ waiting: 0, sent: 1, parked: 0 })
  })

  test('a nudge sends new letters at once', async () => {
    const { peer, optionsFor, put } = await newSetting()
    const worker = startOutbox(optionsFor())
    await put()
    worker.nudge()
    await peer.arrivals(1)
    await put()
    worker.nudge()
    await peer.arrivals(2)
    await worker.stop()
  })

  test('stopping waits for the letter under way and takes no more', async () => {
    const answer = Promise.withResolvers<void>()
    const { peer, optionsFor, put, outbox } = await newSetting({
      beforeAnswer: () => answer.promise,
    })
    await put()
    const worker = startOutbox(optionsFor({ concurrency: 1 }))
    await peer.arrivals(1)
    await put()
    const stopped = worker.stop()
    answer.resolve()
    await stopped
    expect(await outbox.countLetters()).toEqual({ waiting: 1, sent: 1, parked: 0 })
  })

  test('a mail server that hangs does not delay stopping beyond its grace', async () => {
    const { peer, optionsFor, put, outbox } = await newSetting()
    await put()
    peer.misbehave('data', 'silence')
    const worker = startOutbox(optionsFor())
    await peer.arrivals(1)
    await worker.stop(10)
    expect(await outbox.listLetters(['waiting'], 1)).toMatchObject([
      { nextAttemptAt: startMs + 30_000 },
    ])
  })

  test('a letter whose secrets no key opens waits, and goes out once the key is back', async () => {
    const { peer, optionsFor, put, clock, log, outbox } = await newSetting()
    await put()
    const unsealer = { unsealLetter: () => undefined, unsealPin: () => undefined }
    await deliverDueLetters(optionsFor({ unsealer }))
    expect(await outbox.countLetters()).toEqual({ waiting: 1, sent: 0, parked: 0 })
    expect(log.lines.join()).toContain('SECRET_KEY')
    clock.nowMs += dayMs
    await deliverDueLetters(optionsFor())
    expect(peer.received).toHaveLength(1)
  })

  test('a PIN without an address is parked where the operator sees it', async () => {
    const { optionsFor, put, outbox } = await newSetting()
    await put({ recipient: '' })
    await deliverDueLetters(optionsFor())
    expect(await outbox.listLetters(['parked'], 1)).toMatchObject([
      { lastError: 'recipient-missing' },
    ])
  })

  test('a letter about an end that has since moved is not sent', async () => {
    const { peer, optionsFor, put, outbox } = await newSetting()
    await put({ kind: 'ending-soon', sealed: null })
    await deliverDueLetters(optionsFor())
    expect(peer.received).toHaveLength(0)
    expect(await outbox.countLetters()).toEqual({ waiting: 0, sent: 0, parked: 0 })
  })

  test('no log line ever holds an address, a body or a secret', async () => {
    const { peer, optionsFor, put, clock, log } = await newSetting()
    const echo = 'marina@exemplo.com.br said 482913 V3xk2Jq9pL0s Seu PIN'
    await put()
    await put({ params: { fallbackRecipient: 'pagador@exemplo.com.br' } })
    await put({ recipient: '' })
    await put({ sealed: 'sealed broken 482913' })
    const trouble: [Stage, Misbehaviour][] = [
      ['data', { reply: 451, words: echo }],
      ['mail', { reply: 550, words: echo }],
      ['rcpt', { reply: 550, words: echo }],
    ]
    for (const [stage, how] of trouble) {
      peer.misbehave(stage, how)
      await deliverDueLetters(optionsFor())
      clock.nowMs += dayMs
    }
    peer.misbehave()
    await put()
    await deliverDueLetters(optionsFor())
    expect(log.lines.length).toBeGreaterThan(5)
    expect(log.lines.join('\n')).not.toMatch(/exemplo|482913|V3xk2Jq9pL0s|Seu PIN|Marina/iu)
  })
})
