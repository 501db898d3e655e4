/** An AI service that repeats what it was sent wherever a client might pick it up and log it. */
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { pipeline } from 'node:stream'

/** The marked words of a prompt, and the mark in the service's own texts. */
interface Indiscretion {
  /** The words of the prompt that begin with `zq`, ASCII letters only, so that they are valid anywhere. */
  words: readonly string[]
  prompt: string
  text: string
}

type Answer = (response: ServerResponse, about: Indiscretion) => void

const chunk = (delta: object, finishReason: string | null = null, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finishReason }], ...more })}\n\n`

function stream(response: ServerResponse, ...parts: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(parts.join(''))
}

function refuse(
  response: ServerResponse,
  error: object,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(400, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify({ error: { message: '', type: null, param: null, code: null, ...error } }))
}

/** Each indiscretion by name; requested with `way=<name>` anywhere in the prompt. */
export const indiscretions: Readonly<Record<string, Answer>> = {
  written: (response, { prompt, text }) => {
    stream(response, chunk({ content: `${text} ${prompt}` }), chunk({}, 'stop'))
    response.end('data: [DONE]\n\n')
  },
  /** Starts a text and never finishes it. */
  waiting: (response, { text }) => stream(response, chunk({ content: text })),
  'reason-phrase': (response, { words }) => {
    response.writeHead(400, words.join(' ')).end()
  },
  'request-id': (response, { words }) => {
    refuse(response, {}, { 'x-request-id': `req-${words[0]}`, 'retry-after': `${words[1]}` })
  },
  'error-code': (response, { words }) => {
    refuse(response, { code: words[0], type: words[1], param: words[2], message: words.join() })
  },
  'error-page': (response, { prompt }) => {
    response.writeHead(400, { 'content-type': 'text/html' }).end(`<h1>${prompt}</h1>`)
  },
  redirect: (response, { prompt }) => {
    response.writeHead(302, { location: `/elsewhere?${encodeURIComponent(prompt)}` }).end()
  },
  'header-names': (response, { words }) => {
    response.socket?.end(
      `HTTP/1.1 200 ${words[0]}\r\n${words[1]} ${words[2]}: (${words[3]}\r\n\r\n`,
    )
  },
  'no-json': (response, { prompt, text }) => {
    stream(response, chunk({ content: text }), `data: {"${prompt.replaceAll('\n', ' ')}\n\n`)
    response.end()
  },
  'no-chunk': (response, { prompt }) => {
    stream(response, `data: ${JSON.stringify(prompt)}\n\n`)
    response.end()
  },
  'chunk-shape': (response, { prompt }) => {
    stream(response, chunk({ content: { [prompt]: prompt } }))
    response.end()
  },
  'no-stream': (response, { prompt, text }) => {
    const message = { role: 'assistant', content: `${text} ${prompt}` }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }))
  },
  'error-in-stream': (response, { words, text }) => {
    const error = { message: words.join(' '), type: words[0], code: words[1], param: words[2] }
    stream(response, chunk({ content: text }), `data: ${JSON.stringify({ error })}\n\n`)
    response.end()
  },
  'error-event': (response, { words }) => {
    stream(response, `event: error\ndata: ${JSON.stringify({ message: words.join(' ') })}\n\n`)
    response.end()
  },
  'finish-reason': (response, { words, text }) => {
    const named = { id: words[0], model: words[1], system_fingerprint: words[2] }
    stream(response, chunk({ content: text }, words[3] ?? null, named))
    response.end('data: [DONE]\n\n')
  },
}

export interface IndiscreetAiService {
  /** The base URL for the client, including the version. */
  baseUrl: string
  /** The ways requested so far. */
  asked: ReadonlySet<string>
  close(): void
}

/**
 * Starts it. A prompt with `way=<indiscretion>` is answered that way; any other `way=<name>` goes to the AI sandbox at
 * `sandboxUrl` as its behaviour of that name. Every text of its own contains `textMark`.
 */
export async function startIndiscreetAiService(
  sandboxUrl: string,
  textMark: string,
): Promise<IndiscreetAiService> {
  const asked = new Set<string>()
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    // What a server is asked about itself: not a word of anybody is in it.
    if (!request.url?.endsWith('/chat/completions')) {
      if (/zq/.test(`${request.url} ${body}`)) asked.add(`words at ${request.url}`)
      response.writeHead(404).end()
      return
    }
    const way = /way=([\w-]+)/.exec(body)?.[1] ?? ''
    asked.add(way)
    const answer = indiscretions[way]
    if (answer) {
      const prompt = promptOf(body)
      // Where several texts are asked for, each begins after its mark.
      const [first] = /^\[[a-z]{4} [^\]\n]+\]$/m.exec(prompt) ?? []
      const text = first === undefined ? textMark : `${first}\n${textMark}`
      answer(response, { prompt, text, words: prompt.match(/\bzq[a-z]+\b/g) ?? [] })
      return
    }
    const headers = { ...request.headers, 'x-sandbox': way }
    const onward = forward(`${sandboxUrl}/chat/completions`, { method: 'POST', headers })
    response.once('close', () => onward.destroy())
    onward.on('error', () => response.destroy())
    onward.on('response', (incoming) => {
      response.writeHead(incoming.statusCode ?? 0, incoming.headers)
      response.flushHeaders()
      pipeline(incoming, response, () => response.destroy())
    })
    onward.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    asked,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

function promptOf(body: string): string {
  const { messages }: { messages: { content: string }[] } = JSON.parse(body)
  return messages.map(({ content }) => content).join('\n')
}
