import type { IncomingHttpHeaders } from 'node:http'
import * as v from 'valibot'
import { type Behaviour, behaviours } from './behaviours.ts'
import { type Task, tasks } from './read-prompt.ts'

const controlSchema = v.object({
  text: v.optional(v.picklist([...tasks, 'all']), 'all'),
  behaviour: v.optional(v.nullable(v.picklist(behaviours)), null),
})

/** How to behave from now on. */
export interface ControlOrder {
  text: Task | 'all'
  behaviour: Behaviour | undefined
}

/**
 * Reads the body of `POST /control`: `{"text": "ceremony", "behaviour": "cut"}`; leave out `behaviour` to restore good
 * behaviour. A request with an `Origin` comes from a web page and is refused.
 */
export function readControl(
  headers: IncomingHttpHeaders,
  body: string | undefined,
): ControlOrder | undefined {
  if (headers.origin !== undefined || body === undefined) return undefined
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch {
    return undefined
  }
  const parsed = v.safeParse(controlSchema, json)
  if (!parsed.success) return undefined
  return { text: parsed.output.text, behaviour: parsed.output.behaviour ?? undefined }
}
