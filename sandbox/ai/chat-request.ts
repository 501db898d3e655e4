import * as v from 'valibot'
import { type ApiError, apiErrors } from './api-errors.ts'

const messageSchema = v.object({
  role: v.picklist(['system', 'developer', 'user', 'assistant', 'tool']),
  content: v.union([
    v.string(),
    // The client may send content in parts; only text parts are understood here.
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
})

/** A request for a completion, as far as the stand-in reads it (contracts.md section 3.1). */
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

/** Whether parsing came to an error. */
export function isApiError(value: ChatRequest | ApiError): value is ApiError {
  return 'status' in value
}
