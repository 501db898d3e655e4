import { type Deadlines, defaultDeadlines } from './attempt.ts'

/**
 * Sent in place of an empty key: services on one's own machine want none, but some clients and proxies refuse a request
 * without any (docs/design/services.md section 3.7).
 */
export const localKey = 'local'

/** A cold model is read from the disk first, and its first words are worked out on one's own hardware. */
const localFirstTokenMs = 240_000
const localWholeTextMs = 1_800_000

/** Not URL.canParse, which Safari has only since 17.0. */
function hostnameOf(baseUrl: string): string | undefined {
  try {
    return new URL(baseUrl).hostname.toLowerCase()
  } catch {
    return undefined
  }
}

/**
 * Whether the service runs on this machine or its own network: a loopback or private address, a name without a dot
 * (`http://ollama:11434`), or one under `.local`, `.lan` or `.internal`.
 */
export function isLocalService(baseUrl: string): boolean {
  const name = hostnameOf(baseUrl)
  if (name === undefined) return false
  if (name.startsWith('[')) return name === '[::1]' || /^\[(f[cd]|fe[89ab])/.test(name)
  if (/^\d+\.\d+\.\d+\.\d+$/.test(name)) {
    return /^(127|10|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(name)
  }
  return !name.includes('.') || /\.(localhost|local|lan|internal)$/.test(name)
}

/** The deadlines for a service where nobody has set any: longer for one on one's own machine. */
export function usualDeadlines(baseUrl: string): Deadlines {
  if (!isLocalService(baseUrl)) return defaultDeadlines
  return {
    ...defaultDeadlines,
    firstTokenMs: localFirstTokenMs,
    wholeTextMs: localWholeTextMs,
  }
}
