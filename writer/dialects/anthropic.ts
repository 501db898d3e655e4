/** Anthropic's Messages API (docs/design/services.md section 3.11). */
import * as v from 'valibot'
import { defaultDeadlines } from '../attempt.ts'
import type { ProviderError } from '../failure-code.ts'
import { parseJson } from '../parse-json.ts'
import type { AnswerEnd, AnswerPiece, Dialect } from './dialect.ts'
import { refusedField } from './refused-field.ts'

const path = '/messages'

/** Newer models refuse any temperature. The limit cannot be left out: the service wants one. */
const dispensable = ['temperature']

export const anthropic: Dialect = {
  isSpokenAt: (baseUrl) => /^https:\/\/([\w-]+\.)*anthropic\.com(\/|$)/i.test(baseUrl),
  keyless: undefined,
  deadlines: defaultDeadlines,
  isUnhurried: false,
  cutsPrompts: false,
  requestIdHeader: 'request-id',
  formats: ['json_schema'],
  headers: (apiKey) => ({
    'x-api-key': apiKey,
    'anthropic-version': '2023-06-01',
    // Without it the service refuses what comes from a browser, where users' own keys are used.
    'anthropic-dangerous-direct-browser-access': 'true',
  }),
  request: ({ model, prompt, tokensMost, format, refuses }) => ({
    path,
    body: {
      model,
      max_tokens: tokensMost,
      stream: true,
      system: prompt.messages.find(({ role }) => role === 'system')?.content,
      messages: prompt.messages.filter(({ role }) => role === 'user'),
      ...(!refuses('temperature') && { temperature: prompt.temperature }),
      ...(format === 'json_schema' &&
        prompt.shape && {
          output_config: { format: { type: 'json_schema', schema: prompt.shape.schema } },
        }),
    },
  }),
  emptyRequest: { path, body: { model: '', max_tokens: 1, messages: [] } },
  modelsPath: '/models',
  fieldsToLeaveOut: (error, sent) =>
    refusedField(
      error,
      dispensable.filter((name) => sent.has(name)),
    ),
  readEvent(_name, data) {
    const json = parseJson(data)
    const error = readError(json)
    if (error) return { error }
    const parsed = v.safeParse(eventSchema, json)
    if (!parsed.success) return undefined
    if (parsed.output.type === 'message_stop') return 'goodbye'
    return { piece: readPiece(parsed.output) }
  },
  readError,
  contextTokens: async () => undefined,
}

const usage = v.fallback(
  v.nullish(
    v.object({ input_tokens: v.nullish(v.number()), output_tokens: v.nullish(v.number()) }),
  ),
  undefined,
)

/** The events carry their names inside; one that is not read here, such as a ping, says nothing. */
const eventSchema = v.object({
  type: v.string(),
  message: v.optional(v.object({ usage })),
  delta: v.optional(
    v.object({
      text: v.optional(v.string()),
      thinking: v.optional(v.string()),
      stop_reason: v.nullish(v.string()),
    }),
  ),
  usage,
})

const ends: ReadonlyMap<string, AnswerEnd> = new Map([
  ['end_turn', 'whole'],
  ['stop_sequence', 'whole'],
  ['max_tokens', 'cut'],
  ['model_context_window_exceeded', 'cut'],
  ['refusal', 'refused'],
])

function readPiece(event: v.InferOutput<typeof eventSchema>): AnswerPiece {
  const content = event.delta?.text ?? ''
  const reason = event.delta?.stop_reason ?? undefined
  const counted = event.usage ?? event.message?.usage
  return {
    content,
    token: content !== '' || (event.delta?.thinking ?? '') !== '',
    refused: false,
    end: reason === undefined ? undefined : (ends.get(reason) ?? 'unknown'),
    promptTokens: counted?.input_tokens ?? undefined,
    completionTokens: counted?.output_tokens ?? undefined,
  }
}

const text = v.fallback(v.optional(v.string()), undefined)

const errorSchema = v.object({
  type: v.literal('error'),
  error: v.object({ type: text, message: text }),
})

/** Its words for what `failure-code.ts` knows by others; what its status says already keeps its own. */
const codes: ReadonlyMap<string, string> = new Map([
  ['billing_error', 'insufficient_quota'],
  ['api_error', 'server_error'],
  ['timeout_error', 'server_error'],
])

function readError(json: unknown): ProviderError | undefined {
  if (!v.is(errorSchema, json)) return undefined
  const { type, message = '' } = json.error
  const code =
    (/\bprompt is too long\b/i.test(message) && 'context_length_exceeded') ||
    // A spending limit that its owner has set answers 400, an empty account too.
    (/\busage limits?\b|\bcredit balance\b/i.test(message) && 'insufficient_quota') ||
    codes.get(type ?? '')
  return { code: code ?? type, type, message }
}
