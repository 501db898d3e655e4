import type { Context } from 'hono'
import * as v from 'valibot'
import type { Refusal } from '#core/messages/error-sentences.ts'
import { readBodyText } from './read-body.ts'

export type ParsedBody<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal }

/** The request's JSON body, validated; `whenEmpty` is used for an absent body. */
export async function readRequest<Value>(
  c: Context,
  schema: v.GenericSchema<unknown, Value>,
  options: { maxBytes: number; whenEmpty?: string },
): Promise<ParsedBody<Value>> {
  const body = await readBodyText(c.req.raw, options.maxBytes)
  if (!body.ok) return { ok: false, refusal: { code: body.code } }
  const text = body.text === '' ? (options.whenEmpty ?? '') : body.text
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, refusal: { code: 'body-invalid' } }
}
