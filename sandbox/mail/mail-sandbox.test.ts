import { get } from 'node:http'
import { createTransport } from 'nodemailer'
import { afterEach, expect, test } from 'vitest'
import { type MailSandbox, startMailSandbox } from './mail-sandbox.ts'

const started: MailSandbox[] = []
afterEach(async () => {
  await Promise.all(started.splice(0).map((sandbox) => sandbox.close()))
})

async function start(): Promise<MailSandbox> {
  const sandbox = await startMailSandbox()
  started.push(sandbox)
  return sandbox
}

const letter = {
  from: 'Enlace <ola@enlace.example>',
  to: 'marina@exemplo.com.br',
  subject: 'Olá <script>alert(1)</script>',
  text: 'Seu PIN é 482913 <b>',
  html: '<html><head><title>x</title></head><body><p>Seu <a href="https://x.example/#k">PIN</a></p></body></html>',
  messageId: '<1@enlace.example>',
}

async function send(sandbox: MailSandbox, changes: Partial<typeof letter> = {}): Promise<void> {
  await createTransport(sandbox.smtpUrl).sendMail({ ...letter, ...changes })
}

test('letters sent by SMTP are kept whole, the newest first', async () => {
  const sandbox = await start()
  await send(sandbox, { messageId: '<0@enlace.example>' })
  await send(sandbox)
  const response = await fetch(`${sandbox.mailboxUrl}/api/letters`)
  const listed: unknown = await response.json()
  expect(listed).toEqual(sandbox.messages())
  expect(listed).toMatchObject([
    {
      recipients: ['marina@exemplo.com.br'],
      from: 'Enlace <ola@enlace.example>',
      subject: letter.subject,
      messageId: '<1@enlace.example>',
      headers: { 'mime-version': '1.0' },
      text: expect.stringContaining(letter.text),
      html: expect.stringContaining('Seu <a'),
    },
    { messageId: '<0@enlace.example>' },
  ])
})

test('any credentials are accepted', async () => {
  const sandbox = await start()
  const url = sandbox.smtpUrl.replace('smtp://', 'smtp://anyone:anything@')
  await createTransport(url).sendMail(letter)
  expect(sandbox.messages()).toHaveLength(1)
})

test('the pages escape what letters contain and run none of it', async () => {
  const sandbox = await start()
  await send(sandbox)
  const id = sandbox.messages()[0]?.id
  for (const path of ['/', `/letters/${id}`]) {
    const response = await fetch(`${sandbox.mailboxUrl}${path}`)
    const body = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(body).toContain('Olá &lt;script&gt;')
    expect(body).not.toContain('<script')
  }
  const page = await (await fetch(`${sandbox.mailboxUrl}/letters/${id}`)).text()
  expect(page).toContain('482913 &lt;b&gt;')
})

test('a letter’s HTML is shown in a sandbox without scripts, and its links open outside', async () => {
  const sandbox = await start()
  await send(sandbox)
  const response = await fetch(`${sandbox.mailboxUrl}/letters/${sandbox.messages()[0]?.id}/html`)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox;/u)
  expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/u)
  expect(await response.text()).toContain('<head><base target="_blank">')
})

test('an unknown letter is not found', async () => {
  const sandbox = await start()
  for (const path of ['/letters/none', '/letters/none/html']) {
    expect((await fetch(`${sandbox.mailboxUrl}${path}`)).status).toBe(404)
  }
})

test('a port already in use is an error at startup', async () => {
  const { smtpUrl, mailboxUrl } = await start()
  await expect(startMailSandbox({ smtpPort: Number(new URL(smtpUrl).port) })).rejects.toThrow(
    'EADDRINUSE',
  )
  await expect(startMailSandbox({ httpPort: Number(new URL(mailboxUrl).port) })).rejects.toThrow(
    'EADDRINUSE',
  )
})

test('a page elsewhere that points its own host name here reads nothing', async () => {
  const sandbox = await start()
  await send(sandbox)
  const { port } = new URL(sandbox.mailboxUrl)
  const status = await new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path: '/api/letters', headers: { host: 'rebound.example' } },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    ).on('error', reject)
  })
  expect(status).toBe(403)
})
