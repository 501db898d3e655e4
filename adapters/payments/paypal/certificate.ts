/** PayPal's webhook certificate: fetched from PayPal only, checked, cached (docs/design/services.md section 2.7). */
import { X509Certificate } from 'node:crypto'
import { exchange, type Transport } from '../provider-request.ts'
import { createAskingAllowance } from './asking-allowance.ts'

export type CertificateResult =
  | { ok: true; certificate: X509Certificate }
  | { ok: false; reason: 'certificate-refused' | 'unverifiable-now' }

export interface CertificateSource {
  /**
   * Returns the certificate at an address that the notification itself names, so an attacker may choose it.
   * `from` is the network address that the notification came from.
   */
  at(url: string, from: string): Promise<CertificateResult>
}

export interface CertificateSettings {
  /** `host:port` of a stand-in on this machine that may serve certificates over plain HTTP; none in production. */
  sandboxHost?: string
  /** Epoch milliseconds. */
  now: () => number
}

/** PayPal uses one certificate at a time; the rest leaves room for a rotation. */
const keptAtMost = 8

/**
 * Unknown certificates fetched per minute, for one sender and for all together. The sender of a webhook names the
 * certificate, so without a limit anybody could make us call PayPal at will; a cached one needs no request.
 */
const unknownPerMinute = { oneSender: 20, allSenders: 200 }

/** Where PayPal serves certificates; other paths on its hosts may hold user uploads. */
const certificatePath = /^\/v1\/notifications\/certs\/[A-Za-z0-9_-]+$/

/** A stand-in's certificates are trusted on this machine only, whatever the configuration says. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Trust comes from the host: PayPal serves the certificate over TLS from `*.paypal.com`. The certificate must also be
 * in date, bear a paypal.com name and be signed by any intermediates it comes with.
 */
export function createCertificateSource(
  transport: Transport,
  { sandboxHost, now }: CertificateSettings,
): CertificateSource {
  const kept = new Map<string, X509Certificate>()
  /** Simultaneous notifications that name the same unknown certificate share one request. */
  const asking = new Map<string, Promise<CertificateResult>>()
  const mayAsk = createAskingAllowance(unknownPerMinute, now)

  async function ask(url: string): Promise<CertificateResult> {
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
  }

  return {
    async at(url, from) {
      if (!isTrustedAddress(url, sandboxHost)) return { ok: false, reason: 'certificate-refused' }
      const known = kept.get(url)
      if (known && isInDate(known, now())) return { ok: true, certificate: known }
      const underWay = asking.get(url)
      if (underWay) return underWay
      if (!mayAsk(from)) return { ok: false, reason: 'unverifiable-now' }
      const answer = ask(url).finally(() => asking.delete(url))
      asking.set(url, answer)
      return answer
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

/** The first certificate of a PEM bundle, if the whole chain is valid. */
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
