import { createServer } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { MailMessage } from '#server/ports/mailer.ts'
import { createSmtpMailer } from './smtp.ts'
import {
  type Misbehaviour,
  type SmtpPeer,
  type SmtpPeerOptions,
  type Stage,
  startSmtpPeer,
} from './testing/smtp-peer.ts'

const peers: SmtpPeer[] = []
afterEach(async () => {
  await Promise.all(peers.splice(0).map((peer) => peer.close()))
})

async function newPeer(options?: SmtpPeerOptions): Promise<SmtpPeer> {
  const peer = await startSmtpPeer(options)
  peers.push(peer)
  return peer
}

/** Generous, so that a busy machine fails no test; `hasty` is for a peer that goes silent. */
function newMailer(url: string, hasty = false) {
  const timeoutMs = hasty ? 300 : 60_000
  return createSmtpMailer({
    url,
    from: 'Enlace <ola@enlace.example>',
    greetingTimeoutMs: timeoutMs,
    socketTimeoutMs: timeoutMs,
  })
}

const message: MailMessage = {
  recipient: 'marina@exemplo.com.br',
  subject: 'Seu PIN — início',
  html: '<p>Seu PIN é <b>482913</b></p>',
  text: 'Seu PIN é 482913',
  messageId: '<3f0e@enlace.example>',
  locale: 'pt-BR',
}

test('a letter arrives intact, under its own Message-ID, marked as auto-generated', async () => {
  const peer = await newPeer()
  expect(await newMailer(peer.url).send(message)).toEqual({ outcome: 'sent' })
  const [letter] = peer.received
  expect(letter?.recipient).toBe('marina@exemplo.com.br')
  expect(letter?.mail.subject).toBe(message.subject)
  expect(letter?.mail.text?.trim()).toBe(message.text)
  expect(letter?.mail.html?.trim()).toBe(message.html)
  expect(letter?.mail.messageId).toBe(message.messageId)
  expect(letter?.mail.from?.address).toBe('ola@enlace.example')
  expect(letter?.mail.from?.name).toBe('Enlace')
  expect(letter?.header('auto-submitted')).toBe('auto-generated')
  expect(letter?.header('content-language')).toBe('pt-BR')
})

describe('what a mail server’s reply means', () => {
  test.each<[Stage, Misbehaviour, string, string]>([
    ['connect', { reply: 421 }, 'try-later', '421'],
    ['connect', { reply: 554 }, 'misconfigured', '554'],
    ['mail', { reply: 451 }, 'try-later', '451'],
    ['mail', { reply: 550 }, 'misconfigured', '550'],
    ['rcpt', { reply: 450 }, 'try-later', '450'],
    ['rcpt', { reply: 503 }, 'try-later', '503'],
    ['rcpt', { reply: 550 }, 'refused', '550'],
    ['data', { reply: 451 }, 'try-later', '451'],
    ['data', { reply: 554 }, 'refused', '554'],
    ['connect', 'drop', 'try-later', 'E'],
    ['rcpt', 'drop', 'try-later', 'E'],
    ['data', 'drop', 'try-later', 'E'],
    ['connect', 'silence', 'try-later', 'ETIMEDOUT'],
    ['rcpt', 'silence', 'try-later', 'ETIMEDOUT'],
    ['data', 'silence', 'try-later', 'ETIMEDOUT'],
  ])('at %s: %j is %s', async (stage, how, outcome, code) => {
    const peer = await newPeer()
    peer.misbehave(stage, how)
    const result = await newMailer(peer.url, how === 'silence').send(message)
    expect(result).toMatchObject({ outcome, code: expect.stringContaining(code) })
    peer.misbehave()
    expect(await newMailer(peer.url).send(message)).toEqual({ outcome: 'sent' })
  })

  test('wrong credentials are the operator’s fault, a temporary login failure is not', async () => {
    const peer = await newPeer({ credentials: { user: 'enlace', password: 'p@ss word' } })
    expect(await newMailer(peer.url).send(message)).toEqual({ outcome: 'sent' })
    const wrong = peer.url.replace(/:\/\/.*@/u, '://enlace:wrong@')
    expect(await newMailer(wrong).send(message)).toMatchObject({
      outcome: 'misconfigured',
      code: 'EAUTH 535',
    })
    peer.misbehave('auth', { reply: 454 })
    expect(await newMailer(peer.url).send(message)).toMatchObject({
      outcome: 'try-later',
      code: 'EAUTH 454',
    })
  })

  test('missing credentials are the operator’s fault', async () => {
    const peer = await newPeer({ credentials: { user: 'enlace', password: 'secret' } })
    const bare = peer.url.replace(/\/\/.*@/u, '//')
    expect(await newMailer(bare).send(message)).toMatchObject({ outcome: 'misconfigured' })
  })

  test('an attempt with no server listening is retried later', async () => {
    const probe = createServer()
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
    const address = probe.address()
    await new Promise((resolve) => probe.close(resolve))
    const port = typeof address === 'object' ? address?.port : 0
    const result = await newMailer(`smtp://127.0.0.1:${port}`).send(message)
    expect(result).toMatchObject({ outcome: 'try-later', code: 'ESOCKET' })
  })

  test('an aborted attempt is retried later', async () => {
    const cut = new AbortController()
    const peer = await newPeer({
      beforeAnswer: async () => {
        cut.abort()
      },
    })
    peer.misbehave('data', 'silence')
    const patient = createSmtpMailer({ url: peer.url, from: 'ola@enlace.example' })
    expect(await patient.send(message, cut.signal)).toMatchObject({ outcome: 'try-later' })
  })
})

test.each([
  'marina@exemplo.com.br, other@evil.example',
  'marina@exemplo.com.br\r\nBcc: other@evil.example',
  'Marina <marina@exemplo.com.br>, <other@evil.example>',
])('an address cannot bring a second one: %j', async (recipient) => {
  const peer = await newPeer()
  await newMailer(peer.url).send({ ...message, recipient })
  expect(peer.received.length).toBeLessThanOrEqual(1)
  for (const letter of peer.received) {
    expect(letter.mail.to?.length).toBe(1)
    expect(letter.mail.bcc ?? []).toEqual([])
    expect(letter.recipient).not.toBe('other@evil.example')
  }
})

test('an address that SMTP cannot carry is refused, not retried for ever', async () => {
  const peer = await newPeer()
  const result = await newMailer(peer.url).send({ ...message, recipient: 'a b<>@exemplo.com.br' })
  expect(result.outcome).toBe('refused')
})

test('the URL cannot turn on settings that would print letters', async () => {
  const peer = await newPeer()
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  await newMailer(`${peer.url}/?logger=true&debug=true&transactionLog=true`).send(message)
  expect(peer.received).toHaveLength(1)
  expect(print).not.toHaveBeenCalled()
  print.mockRestore()
})
