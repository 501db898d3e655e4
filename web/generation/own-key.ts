/**
 * The user's own key: where it is stored and which service it may go to (docs/design/shape.md section 2).
 */
import * as v from 'valibot'
import type { WriterFailureCode } from '#core/errors.ts'
import type { Site } from '#core/wire.ts'
import type { Device, WriteResult } from '../storage/device.ts'
import { apiKeyKey, writerChoiceKey } from '../storage/keys.ts'

/**
 * Who writes. `origin` is the service the key was given for; empty means none was chosen, so the first the site allows.
 */
export interface WriterChoice {
  writer: 'service' | 'own-key'
  origin: string
  apiKey: string
}

const storedSchema = v.object({
  version: v.literal(1),
  writer: v.picklist(['service', 'own-key']),
  origin: v.string(),
})

/** The stored choice. A key without a choice means that its owner wants it used (docs/specification.md section 4). */
export function readWriterChoice(device: Device): WriterChoice {
  const apiKey = device.read(apiKeyKey) ?? ''
  const parsed = v.safeParse(storedSchema, parseJson(device.read(writerChoiceKey)))
  return parsed.success
    ? { writer: parsed.output.writer, origin: parsed.output.origin, apiKey }
    : { writer: apiKey === '' ? 'service' : 'own-key', origin: '', apiKey }
}

/** Stores the choice, and the bare key in a separate entry under the specification's name. */
export function keepWriterChoice(device: Device, choice: WriterChoice): WriteResult {
  const { writer, origin, apiKey } = choice
  const kept = device.write(writerChoiceKey, JSON.stringify({ version: 1, writer, origin }))
  if (kept !== 'kept') return kept
  return apiKey === '' ? device.remove(apiKeyKey) : device.write(apiKeyKey, apiKey)
}

/**
 * The service the key goes to: the one it was given for, as long as the site allows it; otherwise undefined, until its
 * owner chooses again. A key is never sent anywhere else.
 */
export function originInUse(site: Site, origin: string): string | undefined {
  const { ownKeyOrigins } = site
  return origin === '' ? ownKeyOrigins[0] : ownKeyOrigins.find((one) => one === origin)
}

/** How a service is named to people; the stored value may be anything. */
export function hostOf(origin: string): string {
  try {
    return new URL(origin).host
  } catch {
    return origin
  }
}

/** The URL up to and including the version, for a value from `originInUse` to be passed to the writer. */
export function baseUrlOf(origin: string): string {
  return `${origin}/v1`
}

/** Whether a key works at a service; loads the writer on demand. */
export async function checkOwnKey(
  baseUrl: string,
  apiKey: string,
  signal: AbortSignal,
): Promise<'works' | WriterFailureCode> {
  const { checkKey } = await import('#writer/check-key.ts')
  return checkKey({ baseUrl, apiKey }, signal)
}

function parseJson(raw: string | null): unknown {
  try {
    return raw === null ? undefined : JSON.parse(raw)
  } catch {
    return undefined
  }
}
