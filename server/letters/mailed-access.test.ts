import { afterEach, expect, test } from 'vitest'
import { createSmtpMailer } from '#adapters/mail/smtp.ts'
import { startSmtpPeer } from '#adapters/mail/testing/smtp-peer.ts'
import { kyselyStore } from '#adapters/store/kysely-store.ts'
import { forEachEngine } from '#adapters/store/testing/engines.ts'
import { defaultDoorLimits } from '#core/access/door.ts'
import { createAccess } from '../access/create-access.ts'
import { createSecrets } from '../access/secrets.ts'
import { createLetterUnsealer } from './letter-unsealer.ts'
import { deliverDueLetters } from './outbox.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

forEachEngine((_engineName, newDatabase) => {
  async function newSetting() {
    const store = kyselyStore(await (await newDatabase()).open())
    const secrets = createSecrets('s'.repeat(32))
    const peer = await startSmtpPeer()
    cleanups.push(() => peer.close())
    const clock = { nowMs: 1_800_000_000_000 }
    const now = () => clock.nowMs
    const access = createAccess({
      store,
      secrets,
      now,
      settings: {
        doorLimits: defaultDoorLimits,
        messageIdHost: 'enlace.example',
        specialPin: '135790',
        contactEmail: 'dona@enlace.example',
      },
    })
    /** Sends what is due and returns the newest letter's text, with its PIN and its link's key. */
    async function nextLetter() {
      const before = peer.received.length
      await deliverDueLetters({
        store,
        mailer: createSmtpMailer({ url: peer.url, from: 'ola@enlace.example' }),
        unsealer: createLetterUnsealer(secrets),
        site: { publicUrl: 'https://enlace.example' },
        log: silent,
        now,
      })
      expect(peer.received.length).toBe(before + 1)
      const letter = peer.received[before]
      const text = letter?.mail.text ?? ''
      return {
        recipient: letter?.recipient,
        text,
        pin: /^ +(\d{6})$/mu.exec(text)?.[1],
        key: /#enrol=(\S+)/u.exec(text)?.[1] ?? '',
      }
    }
    let address = 0
    const stranger = () => {
      address += 1
      return { deviceToken: undefined, address: `192.0.2.${address}` }
    }
    const grant = () =>
      access.grant({
        email: 'marina@exemplo.com.br',
        name: 'Marina Souza',
        language: 'pt',
        days: 30,
        source: 'granted',
      })
    return { access, clock, nextLetter, stranger, grant }
  }

  test('the PIN and the link of a letter open the door, the link once', async () => {
    const { access, nextLetter, stranger, grant } = await newSetting()
    await grant()
    const letter = await nextLetter()
    expect(letter.recipient).toBe('marina@exemplo.com.br')
    expect(await access.logIn({ pin: letter.pin ?? '' }, stranger())).toMatchObject({
      answer: 'open',
      user: { email: 'marina@exemplo.com.br' },
    })
    expect(await access.enrol(letter.key, stranger())).toMatchObject({ answer: 'open' })
    expect(await access.enrol(letter.key, stranger())).toMatchObject({
      answer: 'enrolment-invalid',
    })
  })

  test('a reminder has the same PIN and a fresh link', async () => {
    const { access, nextLetter, stranger, grant } = await newSetting()
    await grant()
    const first = await nextLetter()
    await access.remind('Marina@Exemplo.com.br', { address: '203.0.113.7' })
    const reminder = await nextLetter()
    expect(reminder.pin).toBe(first.pin)
    expect(reminder.key).not.toBe(first.key)
    expect(await access.enrol(reminder.key, stranger())).toMatchObject({ answer: 'open' })
  })

  test('a renewal keeps the PIN and says so', async () => {
    const { nextLetter, grant } = await newSetting()
    await grant()
    const first = await nextLetter()
    await grant()
    const renewal = await nextLetter()
    expect(renewal.pin).toBe(first.pin)
    expect(renewal.text).toContain('renovado')
  })

  test('the special access is mailed a link and never its PIN', async () => {
    const { access, nextLetter, stranger } = await newSetting()
    await access.remind('dona@enlace.example', { address: '203.0.113.7' })
    const letter = await nextLetter()
    expect(letter.recipient).toBe('dona@enlace.example')
    expect(letter.text).not.toContain('135790')
    expect(await access.enrol(letter.key, stranger())).toMatchObject({
      answer: 'open',
      user: { special: true },
    })
  })
})
