/** The certificate PayPal signs its webhooks with: fetched only from PayPal, checked, kept (contracts.md section 2.7). */
import { X509Certificate } from 'node:crypto'
import { exchange, type Transport } from '../provider-request.ts'

export type CertificateResult =
  | { ok: true; certificate: X509Certificate }
  | { ok: false; reason: 'certificate-refused' | 'unverifiable-now' }

export interface CertificateSource {
  /** The certificate at an address that the notification itself names, hence an attacker may choose. */
  at(url: string): Promise<CertificateResult>
}

export interface CertificateSettings {
  /** `host:port` of a stand-in on this machine that may serve certificates over plain HTTP; none in production. */
  sandboxHost?: string
  /** Epoch milliseconds. */
  now: () => number
}

/** PayPal uses one certificate at a time; a few more leave room for a change of it. */
const keptAtMost = 8

/**
 * Unknown addresses asked for in a minute. Whoever sends webhooks names the address, so without a bound anybody could
 * have us ask PayPal as often as they like; a known certificate needs no asking.
 */
const unknownPerMinute = 20

/** Where PayPal serves certificates; other paths of its hosts may hold what its users put there. */
const certificatePath = /^\/v1\/notifications\/certs\/[A-Za-z0-9_-]+$/

/** A stand-in's certificates are believed on this machine only, whatever the configuration says. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Trust comes from the host: PayPal serves the certificate over TLS from `*.paypal.com`. Beyond that the certificate must be in date,
 * bear a paypal.com name and, where intermediate certificates come with it, be signed by them.
 */
export function createCertificateSource(
  transport: Transport,
  { sandboxHost, now }: CertificateSettings,
): CertificateSource {
  const kept = new Map<string, X509Certificate>()
  let askedAtMs: number[] = []

  return {
    async at(url) {
      if (!isTrustedAddress(url, sandboxHost)) return { ok: false, reason: 'certificate-refused' }
      const known = kept.get(url)
      if (known && isInDate(known, now())) return { ok: true, certificate: known }
      askedAtMs = askedAtMs.filter((ms) => ms > now() - 60_000)
      if (askedAtMs.length >= unknownPerMinute) return { ok: false, reason: 'unverifiable-now' }
      askedAtMs.push(now())
      const request = { method: 'GET', url, headers: {}, repeatable: true } as const
      const result = await exchange(transport, request)
      if (!result.ok) return { ok: false, reason: 'unverifiable-now' }
      if (result.answer.status !== 200) return { ok: false, reason: 'certificate-refused' }
      const certificate = readChain(result.answer.body, now())
      if (!certificate) return { ok: false, reason: 'certificate-refused' }
      const [oldest] = kept.keys()
      if (kept.size >= keptAtMost && oldest !== undefined) kept.delete(oldest)
      kept.set(url, certificate)
      return { ok: true, certificate }
    },
  }
}

/** https on the standard port of a PayPal host, or the stand-in's own host. */
export function isTrustedAddress(text: string, sandboxHost?: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || url.search !== '') return false
  if (!certificatePath.test(url.pathname)) return false
  if (url.host === sandboxHost) return loopback.has(url.hostname)
  return url.protocol === 'https:' && url.port === '' && url.hostname.endsWith('.paypal.com')
}

/** The first certificate of a PEM bundle when the whole bundle holds together. */
function readChain(pem: string, nowMs: number): X509Certificate | undefined {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  try {
    const chain = blocks.map((block) => new X509Certificate(block))
    const [leaf, ...issuers] = chain
    if (!leaf || !chain.every((certificate) => isInDate(certificate, nowMs))) return undefined
    if (!/(^|\n)CN=[a-z0-9.-]+\.paypal\.com(\n|$)/i.test(leaf.subject)) return undefined
    const linked = issuers.every((issuer, place) => {
      const issued = chain[place]
      return issued?.checkIssued(issuer) && issued.verify(issuer.publicKey)
    })
    return linked ? leaf : undefined
  } catch {
    return undefined
  }
}

function isInDate(certificate: X509Certificate, nowMs: number): boolean {
  return certificate.validFromDate.getTime() <= nowMs && nowMs <= certificate.validToDate.getTime()
}
