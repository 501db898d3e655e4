import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { startSmtpPeer } from '#adapters/mail/testing/smtp-peer.ts'
import { freePort } from './scripts/free-port.ts'
import { HttpBrowser } from './testing/http-browser.ts'
import { stopProcess } from './testing/project-process.ts'
import { admin, newFolder, start, startListening } from './testing/run-process.ts'

/** Several processes are started, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 })

const former = 'the key that is to be replaced soon'
const present = 'the key that takes the place of it'
const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

/** The procedure in docs/operations.md, step by step. */
test('replacing SECRET_KEY keeps PINs, sessions, devices and unsent letters', async () => {
  const mail = await startSmtpPeer()
  cleanups.push(() => mail.close())
  const environment = {
    DATA_DIR: newFolder(),
    SMTP_URL: mail.url,
    MAIL_FROM: 'ola@enlace.example',
    TRUST_PROXY: '1',
  }
  const person = ['--email', 'ana@exemplo.com.br', '--name', 'Ana', '--days', '30']
  const grant = async () => {
    const words = ['grant', ...person, '--no-wait', '--json', '--show-pin']
    const { stdout } = await admin(words, { ...environment, SECRET_KEY: former })
    return (JSON.parse(stdout) as { pin: string }).pin
  }

  const before = await startListening({ ...environment, SECRET_KEY: former })
  const pin = await grant()
  await mail.arrivals(1)
  const browser = new HttpBrowser()
  expect(await browser.logIn(before.url, { pin })).toBe('open')
  expect(await stopProcess(before)).toBe(0)
  // Its letter is waiting, sealed with the former key.
  expect(await grant()).toBe(pin)

  const careless = start(await freePort(), { ...environment, SECRET_KEY: present })
  expect(await once(careless.child, 'close')).toEqual([1, null])
  expect(careless.stderr()).toContain('SECRET_KEY_PREVIOUS')

  const both = { SECRET_KEY: present, SECRET_KEY_PREVIOUS: former }
  const during = await startListening({ ...environment, ...both })
  expect(during.stdout()).toContain('everything is kept under the present SECRET_KEY')
  expect(await browser.whoAmI(during.url)).toBe('ana@exemplo.com.br')
  expect(await new HttpBrowser('192.0.2.1').logIn(during.url, { pin })).toBe('open')
  const [, letter] = await mail.arrivals(2)
  expect(letter?.mail.text).toContain(pin)
  expect(await stopProcess(during)).toBe(0)

  const after = await startListening({ ...environment, SECRET_KEY: present })
  const enrolment = /#enrol=(\S+)/u.exec(letter?.mail.text ?? '')?.[1]
  expect(await new HttpBrowser('192.0.2.2').logIn(after.url, { enrolment })).toBe('open')
  expect(await new HttpBrowser('192.0.2.3').logIn(after.url, { pin })).toBe('open')
  expect(await browser.whoAmI(after.url)).toBe('ana@exemplo.com.br')
  expect(await browser.logIn(after.url, { pin })).toBe('open')
  expect(await stopProcess(after)).toBe(0)
})
