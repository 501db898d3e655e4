/** The user's own key: where it is kept, and writing with it straight from the browser (design.md section 2). */
import * as v from 'valibot'
import type { WriterFailureCode } from '#core/errors.ts'
import type { Site } from '#core/wire.ts'
import type { Device, WriteResult } from '../storage/device.ts'
import { apiKeyKey, writerChoiceKey } from '../storage/keys.ts'
import type { TextSource } from './text-source.ts'

/** Who writes. `origin` is the service the key belongs to; empty means the first the site allows. */
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

/** The stored choice. Nothing chosen yet, but a key there: the key's owner meant it to be used (seed section 4). */
export function readWriterChoice(device: Device): WriterChoice {
  const apiKey = device.read(apiKeyKey) ?? ''
  const parsed = v.safeParse(storedSchema, parseJson(device.read(writerChoiceKey)))
  return parsed.success
    ? { writer: parsed.output.writer, origin: parsed.output.origin, apiKey }
    : { writer: apiKey === '' ? 'service' : 'own-key', origin: '', apiKey }
}

/** Keeps the choice; the key stands alone under the specification's name, bare. */
export function keepWriterChoice(device: Device, choice: WriterChoice): WriteResult {
  const { writer, origin, apiKey } = choice
  const kept = device.write(writerChoiceKey, JSON.stringify({ version: 1, writer, origin }))
  if (kept !== 'kept') return kept
  return apiKey === '' ? device.remove(apiKeyKey) : device.write(apiKeyKey, apiKey)
}

/** Where the key is used: the chosen service while the site still allows it, else the site's first. */
export function serviceBaseUrl(site: Site, origin: string): string | undefined {
  const allowed = site.ownKeyOrigins.find((one) => one === origin) ?? site.ownKeyOrigins[0]
  return allowed === undefined ? undefined : `${allowed}/v1`
}

/** Whether a key works at a service; loads the writer only now. */
export async function checkOwnKey(
  baseUrl: string,
  apiKey: string,
  signal: AbortSignal,
): Promise<'works' | WriterFailureCode> {
  const { checkKey } = await import('#writer/check-key.ts')
  return checkKey({ baseUrl, apiKey }, signal)
}

/** Writes with the user's own key: the browser asks the provider, our server sees nothing. */
export function createOwnKeySource(site: Site | undefined, choice: WriterChoice): TextSource {
  return async function* (request, signal) {
    if (choice.apiKey.trim() === '') {
      for (const text of request.texts) yield { event: 'failed', text, code: 'api-key-missing' }
      return { end: 'complete' }
    }
    const baseUrl = site && serviceBaseUrl(site, choice.origin)
    if (site === undefined || baseUrl === undefined) return { end: 'unreachable' }
    const service = { baseUrl, apiKey: choice.apiKey.trim() }
    const { models } = site
    let write: ReturnType<typeof import('#writer/create-writer.ts')['createWriter']>
    try {
      const { createWriter } = await import('#writer/create-writer.ts')
      write = createWriter({
        services: {
          welcome: { ...service, model: models.welcome },
          ceremony: { ...service, model: models.ceremony },
          finalMessage: { ...service, model: models.finalMessage },
        },
        // The page shows each failure itself, and there is no operator to tell.
        report: () => undefined,
        inBrowser: true,
      })
    } catch {
      // The writer's own code could not be fetched.
      return { end: 'unreachable' }
    }
    yield* write(request, signal)
    return { end: 'complete' }
  }
}

function parseJson(raw: string | null): unknown {
  try {
    return raw === null ? undefined : JSON.parse(raw)
  } catch {
    return undefined
  }
}
