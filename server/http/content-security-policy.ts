import { createHash } from 'node:crypto'

/** What a document needs beyond its own origin. Sources are CSP source expressions. */
export interface PolicyNeeds {
  /** Hashes of the document's inline scripts: `'sha256-…'`. */
  scriptHashes: readonly string[]
  /** Hashes of the document's inline styles: `'sha256-…'`. */
  styleHashes: readonly string[]
  /** Origins the page may call besides ours, for a user's own key. */
  connectOrigins: readonly string[]
  /** Whether the site is served over https: then the page makes no plain requests. */
  https: boolean
}

/**
 * Policy for what is neither a document nor a part of one: answers of the API, errors, and files that a browser may open
 * by themselves, an SVG say. It may load nothing, and nobody may frame it.
 */
export const bareContentSecurityPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * Policy for what is only ever part of a page, a script, style, font or picture: of the bare one, what is obeyed where
 * there is no document.
 */
export const partContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Policy for the service worker: it fetches from us and nowhere else. */
export const workerContentSecurityPolicy =
  "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/**
 * Strict policy for a document: nothing by default, inline code by its hash alone, no `unsafe-` anything (what MDN HTTP
 * Observatory gives its highest mark to).
 */
export function contentSecurityPolicy(needs: PolicyNeeds): string {
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...needs.scriptHashes],
    ['style-src', "'self'", ...needs.styleHashes],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...needs.connectOrigins],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
  ]
  if (needs.https) directives.push(['upgrade-insecure-requests'])
  return directives.map((words) => words.join(' ')).join('; ')
}

/** CSP source expression for one inline script or style, over its exact characters. */
export function inlineHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

// Built pages are our own output: elements are well formed, and `<` inside a script was escaped when written.
const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi
const hasSource = /\ssrc\s*=/i

/** Hashes of every inline script and style of a page, without duplicates, in the page's order. */
export function inlineHashes(html: string): { scriptHashes: string[]; styleHashes: string[] } {
  const scripts = [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => !hasSource.test(attributes ?? ''))
    .map(([, , content]) => inlineHash(content ?? ''))
  const styles = [...html.matchAll(inlineStyle)].map(([, content]) => inlineHash(content ?? ''))
  return { scriptHashes: [...new Set(scripts)], styleHashes: [...new Set(styles)] }
}
