import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { answer, writingRequest } from '#core/writer/testing/writing-request.ts'
import { freePort } from './scripts/free-port.ts'
import { specialPin, specialSession } from './scripts/special-session.ts'
import { announcement, stopProcess, untilWritten } from './testing/project-process.ts'
import { start } from './testing/run-process.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

/** An AI service that says one word and waits until it is told to finish the text. */
async function waitingService(): Promise<{ baseUrl: string; finish: () => void }> {
  const answers: ServerResponse[] = []
  const chunk = (content: string, finishReason: string | null) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finishReason }] })}\n\n`
  const server = createServer((incoming, answer) => {
    incoming.resume()
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.write(chunk('first', null))
    answers.push(answer)
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    finish: () => {
      for (const answer of answers) answer.end(`${chunk(', last', 'stop')}data: [DONE]\n\n`)
    },
  }
}

async function askForWelcome(url: string): Promise<Response> {
  const cookie = await specialSession(url)
  return fetch(`${url}/api/writing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    // Nothing left to be read: the first request to the service is for the text.
    body: JSON.stringify(
      writingRequest({
        texts: ['welcome'],
        tellings: [answer('howTheyMet', 'na fila', { isRead: true })],
      }),
    ),
  })
}

/** Reads on until this has been said. */
async function heard(
  reader: ReadableStreamDefaultReader<string> | undefined,
  words: string,
): Promise<void> {
  let said = ''
  while (!said.includes(words)) {
    const part = await reader?.read()
    if (part === undefined || part.done) throw new Error(`ended without ${words}: ${said}`)
    said += part.value
  }
}

describe('node main.ts', () => {
  test('starts without configuration, and says where it is and what the sandbox stands in for', async () => {
    const started = start(await freePort(), { SPECIAL_PIN: specialPin })
    await untilWritten(started, announcement)
    expect(started.stdout()).toMatch(
      /^Enlace: http:\/\/localhost:\d+.*\nPlayed by the sandbox: .*AI.*\nPlayed by the sandbox: mail/,
    )
    const [, mailbox = ''] = /mailbox at (\S+)/.exec(started.stdout()) ?? []
    expect(await (await fetch(`${mailbox}/api/letters`)).json()).toEqual([])
    expect((await fetch(`${started.url}/api/health`)).status).toBe(200)
    const site = await (await fetch(`${started.url}/api/site`)).json()
    expect(site).toMatchObject({ services: { ai: 'sandbox', mail: 'sandbox' } })
    const stream = await askForWelcome(started.url)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    await heard(reader, 'event: delta\n')
    await reader?.cancel()
  })

  test('warns of a special PIN without a contact e-mail, and only then', async () => {
    const alone = start(await freePort(), { SPECIAL_PIN: specialPin })
    await untilWritten(alone, announcement)
    expect(alone.stdout()).toMatch(/no way in by mail: once others have tried 9,000 wrong PINs/)
    await stopProcess(alone)
    const settings = { SPECIAL_PIN: specialPin, CONTACT_EMAIL: 'owner@example.org' }
    const reachable = start(await freePort(), settings)
    await untilWritten(reachable, announcement)
    expect(reachable.stdout()).not.toContain('CONTACT_EMAIL')
  })

  test('lets a running text finish on SIGTERM, and exits with 0', async () => {
    const service = await waitingService()
    const environment = {
      AI_BASE_URL: service.baseUrl,
      AI_API_KEY: 'k',
      SPECIAL_PIN: specialPin,
    }
    const started = start(await freePort(), environment)
    await untilWritten(started, announcement)
    const stream = await askForWelcome(started.url)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    await heard(reader, 'first')

    started.child.kill('SIGTERM')
    await untilWritten(started, 'stopping')
    await expect(fetch(`${started.url}/api/health`)).rejects.toThrow()
    service.finish()
    let rest = ''
    for (let part = await reader?.read(); !part?.done; part = await reader?.read()) {
      rest += part?.value
    }
    expect(rest).toContain('"content":"first, last"')
    expect(rest).toMatch(/event: end\ndata: \{\}\n\n$/)
    expect(await once(started.child, 'close')).toEqual([0, null])
  })

  test('reports every problem of an invalid configuration at once and exits with 1', async () => {
    const started = start(await freePort(), {
      PUBLIC_URL: 'http://enlace.example',
      FINAL_MESSAGE_BASE_URL: 'https://ai.example/v1',
      AI_BROWSER_ORIGINS: 'http://localhost:11434',
    })
    expect(await once(started.child, 'close')).toEqual([1, null])
    const missing = ['AI_API_KEY', 'SMTP_URL', 'MAIL_FROM', 'SECRET_KEY']
    const seller = ['BUSINESS_NAME', 'BUSINESS_ID', 'CONTACT_PHONE', 'CONTACT_EMAIL']
    const wrong = ['PUBLIC_URL', 'FINAL_MESSAGE_BASE_URL', 'AI_BROWSER_ORIGINS']
    for (const name of [...missing, ...seller, ...wrong]) {
      expect(started.stderr()).toContain(`  ${name}: `)
    }
    expect(started.stdout()).toBe('')
  })

  test('with real services listens where BIND_ADDRESS says, and on loopback only by default', async () => {
    const unused = 'http://127.0.0.1:1'
    const real = {
      AI_API_KEY: 'k',
      AI_BASE_URL: unused,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'ola@enlace.example',
      MERCADOPAGO_ACCESS_TOKEN: 't',
      MERCADOPAGO_WEBHOOK_SECRET: 's',
      MERCADOPAGO_API_URL: unused,
      PAYPAL_CLIENT_ID: 'c',
      PAYPAL_CLIENT_SECRET: 's',
      PAYPAL_WEBHOOK_ID: 'w',
      PAYPAL_API_URL: unused,
    }
    // On Linux all of 127.0.0.0/8 is this machine: a second interface that is always there.
    const elsewhere = ({ url }: { url: string }) =>
      fetch(`${url.replace('127.0.0.1', '127.0.0.2')}/api/health`).then(
        ({ status }) => status,
        () => 'refused',
      )
    const byDefault = start(await freePort(), real)
    await untilWritten(byDefault, announcement)
    expect((await fetch(`${byDefault.url}/api/health`)).status).toBe(200)
    expect(await elsewhere(byDefault)).toBe('refused')

    const everywhere = start(await freePort(), { ...real, BIND_ADDRESS: '0.0.0.0' })
    await untilWritten(everywhere, announcement)
    expect(await elsewhere(everywhere)).toBe(200)

    const nowhere = start(await freePort(), { ...real, BIND_ADDRESS: '192.0.2.1' })
    expect(await once(nowhere.child, 'close')).toEqual([1, null])
    expect(nowhere.stderr()).toBe('BIND_ADDRESS: is no address of this machine.\n')
  })

  test('says in one line that its port is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    servers.push(taken)
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const started = start(port)
    expect(await once(started.child, 'close')).toEqual([1, null])
    expect(started.stderr()).toMatch(/^Port \d+ is in use\. .*\n$/)
    taken.close()
  })
})
