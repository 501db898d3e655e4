import * as v from 'valibot'
import { type ApiError, apiErrors } from './api-errors.ts'

const messageSchema = v.object({
  role: v.picklist(['system', 'developer', 'user', 'assistant', 'tool']),
  content: v.union([
    v.string(),
    // Clients may send content in parts; only text parts are read here.
    v.pipe(
      v.array(v.object({ type: v.literal('text'), text: v.string() })),
      v.transform((parts) => parts.map((part) => part.text).join('')),
    ),
  ]),
})

const chatRequestSchema = v.object({
  model: v.pipe(v.string(), v.minLength(1)),
  messages: v.pipe(v.array(messageSchema), v.minLength(1)),
  stream: v.optional(v.nullable(v.boolean()), false),
  temperature: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(2)))),
  stream_options: v.optional(v.nullable(v.object({ include_usage: v.optional(v.boolean()) }))),
  response_format: v.optional(
    v.variant('type', [
      v.object({ type: v.picklist(['text', 'json_object']) }),
      v.object({
        type: v.literal('json_schema'),
        json_schema: v.object({
          name: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
          strict: v.optional(v.nullable(v.boolean())),
          schema: v.record(v.string(), v.unknown()),
        }),
      }),
    ]),
  ),
})

/** The parts of a completion request that the stand-in reads (docs/design/services.md section 3.1). */
export type ChatRequest = v.InferOutput<typeof chatRequestSchema>

/** Parses a body, or says what is wrong with it as the real service would. */
export function parseChatRequest(body: string): ChatRequest | ApiError {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return apiErrors.notJson()
  }
  const parsed = v.safeParse(chatRequestSchema, json)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  return apiErrors.invalidParameter(v.getDotPath(issue) ?? 'body', issue.received)
}

/** The model that a request names; undefined where it names none. */
export function readModel(body: string | undefined): string | undefined {
  try {
    const parsed = v.safeParse(v.object({ model: v.string() }), JSON.parse(body ?? ''))
    return parsed.success ? parsed.output.model : undefined
  } catch {
    return undefined
  }
}

export function isApiError(value: ChatRequest | ApiError): value is ApiError {
  return 'status' in value
}
