import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerTo } from './answer.ts'
import { type ApiError, apiErrors } from './api-errors.ts'
import { type Behaviour, createBehaviourPlan, isBehaviour } from './behaviours.ts'
import { type ChatRequest, isApiError, parseChatRequest, readModel } from './chat-request.ts'
import { newCompletionHead, tokensOf, wholeCompletion } from './completion.ts'
import { type ContextState, contextAnswer, listedContext } from './context.ts'
import { readControl } from './control.ts'
import { contextExceeded, type Dialect, type DialectName, dialects } from './dialects.ts'
import { type ReadPrompt, readPrompt, type Task, type TextTask } from './read-prompt.ts'
import { readRecorded } from './recorded.ts'
import { spoiltContent } from './spoilt-content.ts'
import { type Pace, streamCompletion } from './stream-completion.ts'

export interface AiSandboxOptions {
  /** Any free port by default. */
  port?: number
  pace?: Partial<Pace>
  /** How long a 429 tells the client to wait. */
  retryAfterSeconds?: number
  /** Which server to speak like; `openai` by default. */
  dialect?: DialectName
  /** The only key that is accepted. Without one, any key that does not look wrong is, or none where the dialect allows. */
  apiKey?: string
  /** The window of the model; the dialect's own by default. */
  contextTokens?: number
  /** How many requests find the model still loading. */
  loadingRequests?: number
  /** Answers given in place of its own, where there is one for the task: to measure with texts of a given length. */
  answers?: Partial<Record<Task, string>>
}

/** How one completion request ended. Holds no content. */
export interface AiSandboxCall {
  /** What was asked for; undefined if it is not a request of the product. */
  text: Task | undefined
  model: string
  temperature: number | undefined
  behaviour: string
  /** `left` when the client went away before the end. */
  state: 'open' | 'ended' | 'left'
}

export interface AiSandbox {
  /** For the client's configuration: `http://127.0.0.1:<port>/v1`. */
  baseUrl: string
  /** Changes behaviour from now on; `undefined` restores good behaviour. Same as `POST /control {text, behaviour}`. */
  behave(text: Task | 'all', behaviour: Behaviour | undefined): void
  /** The latest completion requests, oldest first. */
  calls: readonly AiSandboxCall[]
  /** Cuts open connections and stops listening. */
  close(): Promise<void>
}

const bodyMaxBytes = 1024 * 1024
const callsKept = 1_000

/** Keys that the stand-in refuses, for trying out a wrong key; any other is accepted. */
const refusedKey = /^sk-wrong/

/** A word at a time, about as fast as a current model. */
const defaultPace: Pace = { firstTokenMs: 400, wordsPerSecond: 45 }

/**
 * Starts a stand-in for an OpenAI-compatible service on this machine (docs/design/services.md section 3): chat
 * completions, whole or streamed, and the list of models. What it answers is in `answer.ts`.
 */
export async function startAiSandbox(options: AiSandboxOptions = {}): Promise<AiSandbox> {
  const pace = { ...defaultPace, ...options.pace }
  const dialectName = options.dialect ?? 'openai'
  const dialect = dialects[dialectName]
  const contextTokens = options.contextTokens ?? dialect.contextTokens
  let loadingRequests = options.loadingRequests ?? 0
  const loaded = new Set<string>()
  const context: ContextState = { tellsContext: dialect.tellsContext, contextTokens, loaded }
  const plan = createBehaviourPlan()
  const recorded = readRecorded()
  const calls: AiSandboxCall[] = []

  function refuse(response: ServerResponse, error: ApiError): void {
    for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value)
    answerJson(response, error.status, dialect.errorBody(error))
  }

  async function complete(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request)
    if (body === undefined) return refuse(response, apiErrors.tooLarge())
    const chat = parseChatRequest(body)
    if (isApiError(chat)) return refuse(response, chat)
    if (dialect.refusesJsonObject && chat.response_format?.type === 'json_object') {
      return refuse(response, apiErrors.jsonObjectRefused())
    }
    if (loadingRequests > 0) {
      loadingRequests -= 1
      return refuse(response, apiErrors.loading())
    }

    loaded.add(chat.model)
    const read = readPrompt(chat.messages)
    const [only, ...others] = read?.texts ?? []
    const task = only && others.length === 0 ? only.text : read?.task
    const planned = plan.next(wishOf(request, chat), task, body)
    const isOneOfSeveral = planned === 'good' && others.length > 0
    const one = isOneOfSeveral ? read?.texts.find(({ text }) => plan.of(text)) : undefined
    const behaviour = (one && plan.of(one.text)) ?? planned
    // What spoils a whole request leaves out the one text of several that it was planned for.
    const isLeftOut = one !== undefined && wholeRequest.has(behaviour)
    const call: AiSandboxCall = {
      text: read?.task,
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
    const error = isLeftOut
      ? undefined
      : errorFor(behaviour, chat, prompt, options.retryAfterSeconds ?? 1)
    if (error) return refuse(response, error)
    if (behaviour === 'stall' && !isLeftOut) return
    const tokens = tokensOf(prompt)
    const isTooLong = tokens > contextTokens
    const tooLong = contextExceeded(dialectName, tokens, contextTokens)
    if (isTooLong && dialect.longPrompt === 'refused') return refuse(response, tooLong)
    if (isTooLong && dialect.longPrompt === 'error-event') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.end(`event: error\ndata: ${JSON.stringify(dialect.errorBody(tooLong))}\n\n`)
      return
    }
    const promptTokens = Math.min(tokens, contextTokens)
    const prompted = isLeftOut ? without(read, one.text) : read
    const answer = (read && options.answers?.[read.task]) ?? answerTo(prompted, chat, recorded)
    const spoiltFrom = one === undefined || isLeftOut ? 0 : Math.max(0, answer.indexOf(one.mark))
    const content =
      answer.slice(0, spoiltFrom) + spoiltContent(answer.slice(spoiltFrom), behaviour, read)
    if (!chat.stream) {
      return answerJson(
        response,
        200,
        wholeCompletion(newCompletionHead(chat.model), promptTokens, content),
      )
    }
    await streamCompletion(response, {
      model: chat.model,
      prompt,
      promptTokens,
      content,
      spoiltFrom,
      thinking: dialect.thinking,
      includeUsage: chat.stream_options?.include_usage ?? false,
      behaviour: isLeftOut ? 'good' : behaviour,
      pace,
    })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET'
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/control' && method === 'POST') {
      const order = readControl(request.headers, await readBody(request))
      if (!order) return refuse(response, apiErrors.notJson())
      plan.behave(order.text, order.behaviour)
      response.writeHead(204).end()
      return
    }

    response.setHeader('x-request-id', `req_${randomUUID().replaceAll('-', '')}`)
    if (dialect.allowsBrowsers) allowBrowsers(request, response)
    if (method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const isOpen = dialect.modelsArePublic && path === '/v1/models'
    const keyError = isOpen ? undefined : judgeKey(request, dialect, options.apiKey)
    if (keyError) return refuse(response, keyError)
    if (path === '/v1/models' && method === 'GET') {
      return answerJson(response, 200, modelList(listedContext(context)))
    }
    if (path === '/v1/chat/completions' && method === 'POST') return complete(request, response)
    if (dialect.tellsContext === 'running' && path === '/api/generate' && method === 'POST') {
      return load(request, response)
    }
    const told = method === 'GET' ? contextAnswer(path, context) : undefined
    if (told) {
      return loadingRequests > 0
        ? refuse(response, apiErrors.loading())
        : answerJson(response, 200, told)
    }
    refuse(response, apiErrors.unknownUrl(method, path))
  }

  /** Ollama loads a model that it is asked nothing of. */
  async function load(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = readModel(await readBody(request))
    if (asked === undefined) return refuse(response, apiErrors.notJson())
    loaded.add(asked)
    answerJson(response, 200, { model: asked, response: '', done: true, done_reason: 'load' })
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

/** Behaviours that come before a stream has any words. */
const wholeRequest: ReadonlySet<string> = new Set([
  '429',
  'quota',
  '500',
  '503',
  'echo',
  'bad-model',
  'bad-key',
  'stall',
  'stall-start',
  'cut-start',
])

function without(prompt: ReadPrompt | undefined, left: TextTask): ReadPrompt | undefined {
  return prompt && { ...prompt, texts: prompt.texts.filter(({ text }) => text !== left) }
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

function judgeKey(
  request: IncomingMessage,
  dialect: Dialect,
  only: string | undefined,
): ApiError | undefined {
  const key = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (only !== undefined) return key === only ? undefined : apiErrors.keyRefused()
  if (!dialect.alwaysWantsKey) return undefined
  if (!key) return apiErrors.keyMissing()
  return refusedKey.test(key) ? apiErrors.keyRefused() : undefined
}

/** Browser clients send headers that a fixed list would miss (docs/design/services.md section 3.5). */
function allowBrowsers(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-expose-headers', 'x-request-id, retry-after')
  if (request.method !== 'OPTIONS') return
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS')
  const wanted = request.headers['access-control-request-headers']
  if (wanted) response.setHeader('access-control-allow-headers', wanted)
  response.setHeader('vary', 'access-control-request-headers')
}

function modelList(context: object): object {
  const model = { id: 'sandbox', object: 'model', created: 1_767_225_600, owned_by: 'sandbox' }
  return { object: 'list', data: [{ ...model, ...context }] }
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** The body as text, or undefined if it is too large. */
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
