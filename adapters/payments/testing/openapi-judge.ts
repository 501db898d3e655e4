/** Checks HTTP exchanges against a provider's own OpenAPI file. */
import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { parse } from 'yaml'

/** One exchange as it went over the wire. */
export interface Exchange {
  method: string
  path: string
  request: unknown
  status: number
  response: unknown
}

interface Schema {
  $ref?: string
}

interface Content {
  content?: { 'application/json'?: { schema?: Schema } }
  $ref?: string
}

interface Specification {
  paths: Record<
    string,
    Record<string, { requestBody?: Content; responses?: Record<string, Content> }>
  >
  components: { responses: Record<string, Content> }
}

export interface Judge {
  /** What is wrong with an exchange; empty if it meets the specification. Throws for a call it does not define. */
  complaintsAbout(exchange: Exchange): string[]
  /** What is wrong with a body that should match a named schema, such as a webhook's. */
  complaintsAboutBody(schemaName: string, body: unknown): string[]
}

/** `file` is JSON or YAML. */
export function readJudge(file: string): Judge {
  const specification: Specification = parse(readFileSync(file, 'utf8'))
  // The files contain keywords, formats and patterns that ajv rejects in strict mode.
  const ajv = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false })
  ajv.addSchema(specification, 'specification')
  const compiled = new Map<string, ValidateFunction>()

  function complaints(what: string, pointer: string, value: unknown): string[] {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `specification#${pointer}` })
    compiled.set(pointer, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${what}${instancePath} ${message}`,
    )
  }

  return {
    complaintsAboutBody: (schemaName, body) =>
      complaints('body', `/components/schemas/${schemaName}`, body),
    complaintsAbout({ method, path, request, status, response }) {
      const known = templateOf(specification, method, path)
      const operation = known && specification.paths[known]?.[method.toLowerCase()]
      if (!known || !operation) throw new Error(`the specification has no ${method} ${path}`)
      const place = `/paths/${pointerSegment(known)}/${method.toLowerCase()}`
      const schemaAt = '/content/application~1json/schema'
      const found: string[] = []
      if (operation.requestBody?.content?.['application/json']?.schema) {
        found.push(...complaints('request', `${place}/requestBody${schemaAt}`, request))
      }
      const answer = operation.responses?.[String(status)]
      if (!answer) return [...found, `status ${status} is not in the specification`]
      const shared = answer.$ref?.replace('#', '')
      const body = shared
        ? specification.components.responses[shared.split('/').at(-1) ?? '']
        : answer
      if (body?.content?.['application/json']?.schema) {
        const pointer = shared ?? `${place}/responses/${status}`
        found.push(...complaints('response', pointer + schemaAt, response))
      }
      return found
    },
  }
}

/** The matching path template with the fewest placeholders. */
function templateOf(specification: Specification, method: string, path: string) {
  return Object.entries(specification.paths)
    .filter(([, operations]) => method.toLowerCase() in operations)
    .map(([template]) => template)
    .filter((template) => new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path))
    .sort((one, other) => one.split('{').length - other.split('{').length)[0]
}

function pointerSegment(segment: string): string {
  return encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))
}

/** A fetch that records every exchange with JSON bodies. */
export function recordingFetch(exchanges: Exchange[]): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const text = await response.clone().text()
    const url = new URL(String(input))
    exchanges.push({
      method: init?.method ?? 'GET',
      path: url.pathname,
      request:
        typeof init?.body === 'string' && init.body.startsWith('{')
          ? JSON.parse(init.body)
          : undefined,
      status: response.status,
      response: text.startsWith('{') ? JSON.parse(text) : text,
    })
    return response
  }
}
