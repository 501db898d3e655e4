/** What a service says of an error: in an error answer, or inside a stream (docs/design/services.md section 3.4). */
import * as v from 'valibot'
import type { ProviderError } from './failure-code.ts'

/** Errors are a few hundred bytes; what is longer says nothing that we would read. */
const errorMaxBytes = 256 * 1024

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
const bodySchema = v.object({ error: v.union([v.string(), v.looseObject({})]) })

/** How services built on FastAPI refuse a field: `{"detail":[{"loc":["body","store"],"msg":"..."}]}`. */
const detailSchema = v.object({
  detail: v.pipe(
    v.array(v.object({ loc: v.array(v.union([v.string(), v.number()])), msg: text })),
    v.minLength(1),
  ),
})

/** Reads an error answer to its end; one that does not come to an end is left, and has said its status alone. */
export async function readErrorAnswer(response: Response): Promise<ProviderError> {
  const raw = await readText(response)
  const json = parseJson(raw)
  // A gateway in between may answer in plain text.
  const said = v.is(bodySchema, json) ? json.error : json === undefined ? raw : refusedField(json)
  return providerErrorOf(said, response.status)
}

function refusedField(json: unknown): object | undefined {
  if (!v.is(detailSchema, json)) return undefined
  const [first] = json.detail
  return { param: first?.loc.at(-1), message: first?.msg }
}

/** The `error` of a JSON value, or undefined when the value has none. */
export function errorIn(json: unknown): ProviderError | undefined {
  return v.is(bodySchema, json) ? providerErrorOf(json.error) : undefined
}

/** What an error says: the object of the contract, a bare sentence, or nothing that we know. */
export function providerErrorOf(said: unknown, status?: number): ProviderError {
  const parsed = v.safeParse(saidSchema, typeof said === 'string' ? { message: said } : said)
  return { ...(parsed.success && parsed.output), status }
}

/** The body, or nothing once it is longer than any error: then the service is left. */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let read = ''
  let bytes = 0
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return read + decoder.decode()
    bytes += part.value.byteLength
    if (bytes > errorMaxBytes) {
      reader?.cancel().catch(() => undefined)
      return ''
    }
    read += decoder.decode(part.value, { stream: true })
  }
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
