import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from './scripts/free-port.ts'
import { specialPin, specialSession } from './scripts/special-session.ts'
import { announcement, untilWritten } from './testing/project-process.ts'
import { start } from './testing/run-process.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

/** An AI service that says one word and waits until it is told to end the text. */
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
  return fetch(`${url}/api/texts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      language: 'pt',
      texts: ['welcome'],
      info: { brideName: 'Ana', groomName: 'Rui', location: '', date: '', time: '' },
      answers: ['Lisboa', '', '', '', ''],
    }),
  })
}

describe('node main.ts', () => {
  test('starts without configuration, says where it is and what the sandbox plays', async () => {
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
    const first = await stream.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toMatch(/^event: delta\n/)
  })

  test('stopped by SIGTERM, it lets a running text end, and leaves with 0', async () => {
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
    expect((await reader?.read())?.value).toContain('first')

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

  test('with a configuration that cannot be, tells everything at once and leaves with 1', async () => {
    const started = start(await freePort(), {
      PUBLIC_URL: 'https://enlace.example',
      FINAL_MESSAGE_BASE_URL: 'https://ai.example/v1',
      AI_BROWSER_ORIGINS: 'http://localhost:11434',
    })
    expect(await once(started.child, 'close')).toEqual([1, null])
    const missing = ['AI_API_KEY', 'SMTP_URL', 'MAIL_FROM', 'SECRET_KEY']
    for (const name of [...missing, 'FINAL_MESSAGE_API_KEY', 'AI_BROWSER_ORIGINS']) {
      expect(started.stderr()).toContain(`  ${name}: `)
    }
    expect(started.stdout()).toBe('')
  })

  test('with its port in use, says so in one line', async () => {
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
