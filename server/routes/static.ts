import type { Context, Hono } from 'hono'
import { answerError } from '../http/answer-error.ts'
import { onlyMethods } from '../http/known-methods.ts'
import {
  type Encoding,
  encodings,
  type StaticFile,
  type StaticFiles,
} from '../pages/static-files.ts'

/**
 * Every address outside the API: files of the built page, its prerendered pages, and for unknown addresses a 404 with a
 * page. A missing asset is a plain 404, never the page.
 */
export function addStaticRoutes(app: Hono, { files, fallback }: StaticFiles): void {
  app.get('*', (c) => {
    const path = withoutTrailingSlash(c.req.path)
    const file = files.get(path)
    if (file !== undefined) return sendFile(c, file, 200)
    if (fallback === undefined || path.startsWith('/assets/'))
      return answerError(c, { code: 'not-found' })
    return sendFile(c, fallback, 404)
  })
  app.all('*', onlyMethods('GET', 'HEAD'))
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** Sends the best variant, or 304 if the browser already has it (RFC 9110 section 13.1.2). */
async function sendFile(c: Context, file: StaticFile, status: 200 | 404): Promise<Response> {
  const encoding = bestEncoding(file, c.req.header('accept-encoding') ?? '')
  const { identity } = file.variants
  const compressed = encoding === 'identity' ? undefined : file.variants[encoding]
  const { etag } = compressed ?? identity
  const headers: Record<string, string> = { ...file.headers, etag }
  if (status === 200 && holds(c.req.header('if-none-match'), etag))
    return c.body(null, 304, headers)
  const bytes = compressed === undefined ? identity.bytes : await compressed.bytes()
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return c.body(bytes, status, { ...headers, 'content-length': String(bytes.byteLength) })
}

/** The smallest variant the browser accepts. Any `q` other than zero counts as yes. */
function bestEncoding(file: StaticFile, acceptEncoding: string): Encoding {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((choice) => choice.split(';'))
    .filter(([, weight]) => !/^\s*q=0(\.0*)?\s*$/.test(weight ?? ''))
    .map(([name]) => name?.trim())
  const best = encodings.find(
    (encoding) => file.variants[encoding] !== undefined && accepted.includes(encoding),
  )
  return best ?? 'identity'
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch
    .split(',')
    .some((held) => ['*', etag].includes(held.trim().replace(/^W\//, '')))
}
