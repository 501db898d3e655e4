import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { compress } from '../http/compress.ts'
import {
  contentSecurityPolicy,
  inlineHashes,
  type PolicyNeeds,
} from '../http/content-security-policy.ts'

/** How a file's bytes may be encoded; the first that the browser accepts is sent. */
export const encodings = ['br', 'gzip', 'identity'] as const

export type Encoding = (typeof encodings)[number]

type Compression = Exclude<Encoding, 'identity'>

const variantExtension: Record<Compression, string> = { br: '.br', gzip: '.gz' }

/** A file's bytes as they are, and the strong entity tag of exactly these bytes. */
interface FileBytes {
  bytes: Uint8Array<ArrayBuffer>
  etag: string
}

/** A file's bytes compressed. */
interface CompressedBytes {
  /** Strong entity tag of this variant alone. */
  etag: string
  /** Pages are compressed on first request, and then kept. */
  bytes: () => Promise<Uint8Array<ArrayBuffer>>
}

/** A file of the built page, ready to be sent. */
export interface StaticFile {
  variants: Partial<Record<Compression, CompressedBytes>> & { identity: FileBytes }
  /** Content type, caching, and a document's own content policy. */
  headers: Record<string, string>
}

/** Everything that may be served, read once: an address that is not in it does not exist, whatever its path says. */
export interface StaticFiles {
  /** By URL path: `/assets/x.js`, `/` for `index.html`, `/en` for `en/index.html`. */
  files: ReadonlyMap<string, StaticFile>
  /** The page that renders any address in the browser; absent before the first web build. */
  fallback: StaticFile | undefined
}

const fallbackName = '/__spa-fallback.html'
const oneYearSeconds = 31_536_000

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/**
 * Reads the built page's folder; `.br` and `.gz` files become compressed variants of the files next to them. A missing
 * folder gives nothing to serve. Hidden files belong to the build and are left out. `fillPage` inserts what only the
 * server knows into each document before anything is hashed; documents are therefore compressed here and not by the
 * build.
 */
export function readStaticFiles(
  folder: string,
  policy: Pick<PolicyNeeds, 'connectOrigins' | 'https'>,
  fillPage?: (html: string) => string,
): StaticFiles {
  const contents = readFolder(folder)
  if (fillPage !== undefined) fillPages(contents, fillPage)
  const files = new Map<string, StaticFile>()
  let fallback: StaticFile | undefined
  for (const [path, bytes] of contents) {
    if (isVariant(path, contents)) continue
    const file = staticFile(path, bytes, contents, policy)
    if (path === fallbackName) fallback = file
    else files.set(urlPath(path), file)
  }
  return { files, fallback }
}

function fillPages(
  contents: Map<string, Uint8Array<ArrayBuffer>>,
  fillPage: (html: string) => string,
): void {
  for (const [path, bytes] of contents) {
    if (!path.endsWith('.html')) continue
    contents.set(path, new TextEncoder().encode(fillPage(new TextDecoder().decode(bytes))))
  }
}

function readFolder(folder: string): Map<string, Uint8Array<ArrayBuffer>> {
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const entry of listFolder(folder)) {
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(folder, file).split(sep).join('/')}`
    if (entry.isFile() && !path.includes('/.')) contents.set(path, readFileSync(file))
  }
  return contents
}

function listFolder(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function isVariant(path: string, contents: ReadonlyMap<string, unknown>): boolean {
  return Object.values(variantExtension).some(
    (extension) => path.endsWith(extension) && contents.has(path.slice(0, -extension.length)),
  )
}

function staticFile(
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  policy: Pick<PolicyNeeds, 'connectOrigins' | 'https'>,
): StaticFile {
  const variants = path.endsWith('.html')
    ? lateVariants(bytes)
    : fileVariants(path, bytes, contents)
  const hashed = path.startsWith('/assets/')
  return {
    variants,
    headers: {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      // The build puts a hash of the content into every file name below /assets/.
      'cache-control': hashed ? `public, max-age=${oneYearSeconds}, immutable` : 'no-cache',
      ...('br' in variants || 'gzip' in variants ? { vary: 'accept-encoding' } : {}),
      ...(path.endsWith('.html')
        ? { 'content-security-policy': documentPolicy(bytes, policy) }
        : {}),
    },
  }
}

function fileVariants(
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): StaticFile['variants'] {
  const br = contents.get(path + variantExtension.br)
  const gzip = contents.get(path + variantExtension.gzip)
  return {
    identity: tagged(bytes),
    ...(br === undefined ? {} : { br: compressed(br) }),
    ...(gzip === undefined ? {} : { gzip: compressed(gzip) }),
  }
}

function tagged(bytes: Uint8Array<ArrayBuffer>): FileBytes {
  return { bytes, etag: `"${digest(bytes)}"` }
}

function compressed(bytes: Uint8Array<ArrayBuffer>): CompressedBytes {
  return { etag: `"${digest(bytes)}"`, bytes: () => Promise.resolve(bytes) }
}

/**
 * The variants of a text known only when the server starts. The best Brotli takes a tenth of a second per page and
 * there are many pages, so each is compressed on its first request and does not delay the start. The tags are derived
 * from the text itself, so they are known before it is compressed.
 */
export function lateVariants(bytes: Uint8Array<ArrayBuffer>): StaticFile['variants'] {
  const text = digest(bytes)
  const variant = (encoding: Compression): CompressedBytes => {
    let kept: Promise<Uint8Array<ArrayBuffer>> | undefined
    return {
      etag: `"${text}-${encoding}"`,
      bytes: () => {
        kept ??= compress(encoding, bytes)
        return kept
      },
    }
  }
  return { identity: tagged(bytes), br: variant('br'), gzip: variant('gzip') }
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 27)
}

function documentPolicy(
  html: Uint8Array,
  policy: Pick<PolicyNeeds, 'connectOrigins' | 'https'>,
): string {
  return contentSecurityPolicy({ ...inlineHashes(new TextDecoder().decode(html)), ...policy })
}

/** The address a built file answers: a prerendered page `en/index.html` is `/en`. */
function urlPath(path: string): string {
  if (path === '/index.html') return '/'
  return path.endsWith('/index.html') ? path.slice(0, -'/index.html'.length) : path
}
