/**
 * OpenAI's chat completions, which most services imitate (docs/design/services.md sections 3.1 to 3.4). What hosted services
 * and those on one's own machine have in common; each of the two is a file of its own.
 */
import * as v from 'valibot'
import type { AnswerShape } from '#core/writer/prompt.ts'
import type { ProviderError } from '../failure-code.ts'
import { parseJson } from '../parse-json.ts'
import type {
  AnswerEnd,
  AnswerPiece,
  Asking,
  DataFormat,
  Dialect,
  ServiceRequest,
} from './dialect.ts'
import { refusedField } from './refused-field.ts'

/** The name of the limit of an answer. Newer models refuse the former name, and many other servers know no other. */
export type LimitField = 'max_completion_tokens' | 'max_tokens'

const path = '/chat/completions'

/** What a request can do without, where a service does not take it: some models take only their own temperature. */
const dispensable = [
  'temperature',
  'stream_options',
  'store',
  'max_completion_tokens',
  'max_tokens',
] as const

type Dispensable = (typeof dispensable)[number]

/** The fields that only one of the two kinds of service is sent. */
export interface OwnFields {
  /** The names of the limit in the order in which they are tried; none is sent once both were refused. */
  limits: readonly LimitField[]
  /** Dispensable fields beside those that everybody is sent. */
  fields: Readonly<Partial<Record<Dispensable, unknown>>>
}

/** A request for a streamed completion. */
export function completionRequest(
  { model, prompt, tokensMost, format, refuses }: Asking,
  { limits, fields }: OwnFields,
): ServiceRequest {
  const limit = limits.find((name) => !refuses(name))
  const optional: Partial<Record<Dispensable, unknown>> = {
    temperature: prompt.temperature,
    ...fields,
    ...(limit && { [limit]: tokensMost }),
  }
  const taken = Object.entries(optional).filter(
    ([name, value]) => value !== undefined && !refuses(name),
  )
  const wrapped = responseFormat(format, prompt.shape)
  return {
    path,
    body: {
      model,
      messages: prompt.messages,
      stream: true,
      ...Object.fromEntries(taken),
      ...(wrapped && { response_format: wrapped }),
    },
  }
}

/** How the protocol asks for data of this shape; undefined for prose. */
export function responseFormat(
  format: DataFormat | undefined,
  shape: AnswerShape | undefined,
): object | undefined {
  if (shape === undefined || format === undefined) return undefined
  return format === 'json_object'
    ? { type: 'json_object' }
    : { type: 'json_schema', json_schema: { name: shape.name, strict: true, schema: shape.schema } }
}

/** What every service of this protocol does alike. */
export const chatCompletions = {
  requestIdHeader: 'x-request-id',
  formats: ['json_schema', 'json_object'],
  headers: (apiKey) => ({ authorization: `Bearer ${apiKey}` }),
  emptyRequest: { path, body: { model: '', messages: [] } },
  modelsPath: '/models',
  fieldsToLeaveOut: (error, sent) =>
    refusedField(
      error,
      dispensable.filter((name) => sent.has(name)),
    ),
  readEvent(name, data) {
    if (data === '[DONE]') return 'goodbye'
    const json = parseJson(data)
    // Services send errors inside a stream as any event with an `error` in its data, or as one of that name.
    const error = errorIn(json) ?? (name === 'error' && json !== undefined ? said(json) : undefined)
    if (error) return { error }
    const piece = readChunk(json)
    return piece && { piece }
  },
  readError: (json) => errorIn(json) ?? detailIn(json),
} satisfies Partial<Dialect>

/**
 * The part of a streamed chunk that we read; whatever else a provider adds is ignored. `reasoning_content` and `reasoning`
 * are what several providers call the thinking before the text.
 */
const chunkSchema = v.object({
  choices: v.optional(
    v.array(
      v.object({
        delta: v.nullish(
          v.object({
            content: v.nullish(v.string()),
            refusal: v.nullish(v.string()),
            reasoning_content: v.nullish(v.string()),
            reasoning: v.nullish(v.string()),
          }),
        ),
        finish_reason: v.nullish(v.string()),
      }),
    ),
  ),
  usage: v.fallback(
    v.nullish(
      v.object({
        prompt_tokens: v.nullish(v.number()),
        completion_tokens: v.nullish(v.number()),
      }),
    ),
    undefined,
  ),
})

/** Reads one chunk of the only choice asked for, or undefined when it is not a chunk at all. */
function readChunk(json: unknown): AnswerPiece | undefined {
  const parsed = v.safeParse(chunkSchema, json)
  if (!parsed.success) return undefined
  const choice = parsed.output.choices?.[0]
  const delta = choice?.delta
  const content = delta?.content ?? ''
  const refused = (delta?.refusal ?? '') !== ''
  const reasoning = (delta?.reasoning_content ?? '') !== '' || (delta?.reasoning ?? '') !== ''
  const reason = choice?.finish_reason ?? undefined
  return {
    content,
    // A chunk with the role alone says nothing yet.
    token: content !== '' || refused || reasoning,
    refused,
    end: reason === undefined ? undefined : (ends.get(reason) ?? 'unknown'),
    promptTokens: parsed.output.usage?.prompt_tokens ?? undefined,
    completionTokens: parsed.output.usage?.completion_tokens ?? undefined,
  }
}

/** `finish_reason`, and what some services call an end that their limit made. */
const ends: ReadonlyMap<string, AnswerEnd> = new Map([
  ['stop', 'whole'],
  ['length', 'cut'],
  ['max_tokens', 'cut'],
  ['max_output_tokens', 'cut'],
  ['content_filter', 'refused'],
])

const text = v.fallback(v.optional(v.string()), undefined)

/** What is not as the contract says counts as not said: providers put numbers and objects there as well. */
const saidSchema = v.object({
  code: v.fallback(
    v.optional(v.union([v.string(), v.pipe(v.number(), v.transform(String))])),
    undefined,
  ),
  type: text,
  param: text,
  message: text,
})

/** Some services send their sentence bare, in the place of the object. */
const errorSchema = v.object({ error: v.union([v.string(), v.looseObject({})]) })

/** How services built on FastAPI refuse a field: `{"detail":[{"loc":["body","store"],"msg":"..."}]}`. */
const detailSchema = v.object({
  detail: v.pipe(
    v.array(v.object({ loc: v.array(v.union([v.string(), v.number()])), msg: text })),
    v.minLength(1),
  ),
})

function errorIn(json: unknown): ProviderError | undefined {
  return v.is(errorSchema, json) ? said(json.error) : undefined
}

function detailIn(json: unknown): ProviderError | undefined {
  if (!v.is(detailSchema, json)) return undefined
  const [first] = json.detail
  return said({ param: first?.loc.at(-1), message: first?.msg })
}

/** What an error says: the object of the contract, a bare sentence, or nothing that we know. */
function said(error: unknown): ProviderError {
  const parsed = v.safeParse(saidSchema, typeof error === 'string' ? { message: error } : error)
  return parsed.success ? parsed.output : {}
}
