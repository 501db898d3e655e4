/**
 * What MDN HTTP Observatory requires of an answer for its highest mark, A+, test by test
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). The redirection from http is left to the
 * proxies in deploy/.
 */

/** The origin that the scanner uses to test whether other sites may read us. */
export const observatoryOrigin = 'https://http-observatory.security.mozilla.org'

const halfAYearSeconds = 15_768_000

/** What a site answered at one address. */
export interface Observed {
  headers: Headers
  /** The page's text. */
  body: string
  /** Headers of the answer to a preflight request from `observatoryOrigin`. */
  preflight: Headers
  /** `Set-Cookie` lines of the whole site. */
  cookies: readonly string[]
}

const judges: Record<string, (observed: Observed) => boolean> = {
  'content-security-policy': ({ headers }) => {
    const policy = directives(headers.get('content-security-policy') ?? '')
    const [scripts, styles] = ['script-src', 'style-src'].map((name) => policy.get(name) ?? [])
    return (
      policy.get('default-src')?.join(' ') === "'none'" &&
      policy.get('base-uri')?.join(' ') === "'none'" &&
      policy.has('form-action') &&
      [scripts, styles].every((sources = []) => sources.every(isNarrow)) &&
      !policy.has('object-src')
    )
  },
  'frame-ancestors and x-frame-options': ({ headers }) =>
    directives(headers.get('content-security-policy') ?? '')
      .get('frame-ancestors')
      ?.join(' ') === "'none'" && headers.get('x-frame-options') === 'DENY',
  'strict-transport-security': ({ headers }) =>
    Number(/^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]) >=
    halfAYearSeconds,
  'x-content-type-options': ({ headers }) => headers.get('x-content-type-options') === 'nosniff',
  'referrer-policy': ({ headers }) =>
    ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(
      headers.get('referrer-policy') ?? '',
    ),
  'cross-origin-resource-policy': ({ headers }) =>
    headers.get('cross-origin-resource-policy') === 'same-origin',
  'cross-origin resource sharing': ({ headers, preflight }) =>
    [headers, preflight].every((answer) => !answer.has('access-control-allow-origin')),
  'subresource integrity': ({ body }) =>
    [...body.matchAll(/<script\b[^>]*\bsrc="([^"]*)"/gi)].every(([, source]) =>
      /^\/(?!\/)/.test(source ?? ''),
    ),
  cookies: ({ cookies }) =>
    cookies.every((cookie) =>
      [/;\s*secure\b/i, /;\s*httponly\b/i, /;\s*samesite=(lax|strict)\b/i].every((flag) =>
        flag.test(cookie),
      ),
    ),
}

/** Names the Observatory tests that an answer would not pass with the highest mark; empty for an A+. */
export function headerFindings(observed: Observed): string[] {
  return Object.entries(judges).flatMap(([name, passes]) => (passes(observed) ? [] : [name]))
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

/** Whether a source is ourselves, nobody, or code by its hash: no whole schemes, no hosts, no arbitrary inline code. */
function isNarrow(source: string): boolean {
  return /^'(self|none|sha(256|384|512)-[A-Za-z0-9+/=]+)'$/.test(source)
}
