import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type ApiError, apiErrors } from './api-errors.ts'
import { type Behaviour, createBehaviourPlan, isBehaviour } from './behaviours.ts'
import { type ChatRequest, isApiError, parseChatRequest } from './chat-request.ts'
import { newCompletionHead, wholeCompletion } from './completion.ts'
import { readControl } from './control.ts'
import { type DemonstrationText, readCouplePrompt } from './couple-prompt.ts'
import { demonstrationText } from './demonstration/demonstration-text.ts'
import { type Pace, streamCompletion } from './stream-completion.ts'

export interface AiSandboxOptions {
  /** Any free one by default. */
  port?: number
  pace?: Partial<Pace>
  /** What a 429 tells the client to wait. */
  retryAfterSeconds?: number
}

/** What one request for a completion came to. Holds no content. */
export interface AiSandboxCall {
  text: DemonstrationText | undefined
  model: string
  temperature: number | undefined
  behaviour: string
  /** `left` when the client went away before the end. */
  state: 'open' | 'ended' | 'left'
}

export interface AiSandbox {
  /** For the client: `http://127.0.0.1:<port>/v1`. */
  baseUrl: string
  /** Changes behaviour from now on; `undefined` is good behaviour again. `POST /control {text, behaviour}` does the same. */
  behave(text: DemonstrationText | 'all', behaviour: Behaviour | undefined): void
  /** The last requests for completions, oldest first. */
  calls: readonly AiSandboxCall[]
  /** Cuts what is still open and stops listening. */
  close(): Promise<void>
}

const bodyMaxBytes = 1024 * 1024
const callsKept = 1_000

/** Keys that the stand-in refuses, so that a wrong key can be tried; any other is welcome. */
const refusedKey = /^sk-wrong/

/** A word at a time, about as fast as a current model. */
const defaultPace: Pace = { firstTokenMs: 400, wordsPerSecond: 45 }

/**
 * Starts a stand-in for an OpenAI-compatible service on this machine (contracts.md section 3): chat completions,
 * whole and streamed, and the list of models. It writes demonstration texts from what the prompt carries.
 */
export async function startAiSandbox(options: AiSandboxOptions = {}): Promise<AiSandbox> {
  const pace = { ...defaultPace, ...options.pace }
  const plan = createBehaviourPlan()
  const calls: AiSandboxCall[] = []

  async function complete(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    if (body === undefined) return answerError(response, apiErrors.tooLarge())
    const chat = parseChatRequest(body)
    if (isApiError(chat)) return answerError(response, chat)

    const couple = readCouplePrompt(chat.messages)
    const behaviour = plan.next(wishOf(request, chat), couple?.text, body)
    const call: AiSandboxCall = {
      text: couple?.text,
      model: chat.model,
      temperature: chat.temperature ?? undefined,
      behaviour,
      state: 'open',
    }
    calls.push(call)
    if (calls.length > callsKept) calls.shift()
    response.once('close', () => {
      call.state = response.writableFinished ? 'ended' : 'left'
    })

    const prompt = chat.messages.map((message) => message.content).join('\n')
    const error = errorFor(behaviour, chat, prompt, options.retryAfterSeconds ?? 1)
    if (error) return answerError(response, error)
    if (behaviour === 'stall') return
    const content = demonstrationText(couple)
    if (!chat.stream) {
      return answerJson(
        response,
        200,
        wholeCompletion(newCompletionHead(chat.model), prompt, content),
      )
    }
    await streamCompletion(response, {
      model: chat.model,
      prompt,
      content,
      includeUsage: chat.stream_options?.include_usage ?? false,
      behaviour,
      pace,
    })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET'
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/control' && method === 'POST') {
      const order = readControl(request.headers, await readBody(request))
      if (!order) return answerError(response, apiErrors.notJson())
      plan.behave(order.text, order.behaviour)
      response.writeHead(204).end()
      return
    }

    response.setHeader('x-request-id', `req_${randomUUID().replaceAll('-', '')}`)
    allowBrowsers(request, response)
    if (method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const keyError = judgeKey(request)
    if (keyError) return answerError(response, keyError)
    if (path === '/v1/models' && method === 'GET') return answerJson(response, 200, modelList())
    if (path === '/v1/chat/completions' && method === 'POST') return complete(request, response)
    answerError(response, apiErrors.unknownUrl(method, path))
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('Not listening on a port.')

  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    behave: plan.behave,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function wishOf(request: IncomingMessage, chat: ChatRequest): Behaviour | undefined {
  const byModel = chat.model.startsWith('sandbox-') ? chat.model.slice('sandbox-'.length) : ''
  return [request.headers['x-sandbox'], byModel].find(isBehaviour)
}

function errorFor(
  behaviour: string,
  chat: ChatRequest,
  prompt: string,
  retryAfterSeconds: number,
): ApiError | undefined {
  switch (behaviour) {
    case '429':
      return apiErrors.rateLimited(retryAfterSeconds)
    case 'quota':
      return apiErrors.quotaExhausted()
    case '500':
      return apiErrors.serverError()
    case '503':
      return apiErrors.overloaded()
    case 'bad-model':
      return apiErrors.modelMissing(chat.model)
    case 'bad-key':
      return apiErrors.keyRefused()
    case 'echo':
      return apiErrors.echo(prompt)
    case 'no-temperature':
      return typeof chat.temperature === 'number' && chat.temperature !== 1
        ? apiErrors.temperatureRefused(chat.temperature)
        : undefined
    default:
      return undefined
  }
}

function judgeKey(request: IncomingMessage): ApiError | undefined {
  const key = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!key) return apiErrors.keyMissing()
  return refusedKey.test(key) ? apiErrors.keyRefused() : undefined
}

/** The browser's client sends headers of its own; a fixed list would miss some (contracts.md section 3.5). */
function allowBrowsers(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-expose-headers', 'x-request-id, retry-after')
  if (request.method !== 'OPTIONS') return
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS')
  const wanted = request.headers['access-control-request-headers']
  if (wanted) response.setHeader('access-control-allow-headers', wanted)
  response.setHeader('vary', 'access-control-request-headers')
}

function modelList(): object {
  return {
    object: 'list',
    data: [{ id: 'sandbox', object: 'model', created: 1_767_225_600, owned_by: 'sandbox' }],
  }
}

function answerError(response: ServerResponse, error: ApiError): void {
  for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value)
  answerJson(response, error.status, error.body)
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** The body as text, or undefined when it is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    const part = Buffer.from(chunk)
    bytes += part.length
    if (bytes > bodyMaxBytes) return undefined
    chunks.push(part)
  }
  return Buffer.concat(chunks).toString('utf8')
}
