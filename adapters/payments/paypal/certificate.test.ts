import { generateKeyPairSync, randomBytes } from 'node:crypto'
import forge from 'node-forge'
import { describe, expect, test } from 'vitest'
import { createCertificateSource, isTrustedAddress } from './certificate.ts'

const dayMs = 86_400_000
const validFrom = Date.UTC(2026, 0, 1)
const validUntil = validFrom + 30 * dayMs
const nowMs = validFrom + dayMs
const path = '/v1/notifications/certs/CERT-1'
const name = 'messageverificationcerts.paypal.com'

interface Party {
  keys: { privateKey: forge.pki.rsa.PrivateKey; publicKey: forge.pki.rsa.PublicKey }
  subject: forge.pki.CertificateField[]
}

function party(commonName: string): Party {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = { type: 'pkcs1', format: 'pem' } as const
  return {
    keys: {
      privateKey: forge.pki.privateKeyFromPem(privateKey.export(pem).toString()),
      publicKey: forge.pki.publicKeyFromPem(publicKey.export(pem).toString()),
    },
    subject: [{ name: 'commonName', value: commonName }],
  }
}

function certificateOf(
  whose: Party,
  issuer: Party,
  signer = issuer,
  { from, until } = { from: validFrom, until: validUntil },
): string {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = whose.keys.publicKey
  certificate.serialNumber = `01${randomBytes(8).toString('hex')}`
  certificate.validity.notBefore = new Date(from)
  certificate.validity.notAfter = new Date(until)
  certificate.setSubject(whose.subject)
  certificate.setIssuer(issuer.subject)
  certificate.setExtensions([{ name: 'basicConstraints', cA: true }])
  certificate.sign(signer.keys.privateKey, forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate)
}

const leaf = party(name)
const authority = party('An authority')
const own = certificateOf(leaf, leaf)

/** A certificate source for which PayPal serves this text. */
function source(pem: string, at = nowMs, status = 200) {
  const asked: string[] = []
  const clock = { nowMs: at }
  const transport = {
    fetch: async (url: string | URL | Request) => {
      asked.push(String(url))
      return new Response(pem, { status })
    },
    ...{ timeoutMs: 1_000, wait: async () => {} },
  }
  const { at: get } = createCertificateSource(transport, { now: () => clock.nowMs })
  const from = (id = 'CERT-1', sender = 'PayPal') =>
    get(`https://api.paypal.com${path}${id}`, sender)
  return { get: from, at: get, asked, clock }
}

const isTaken = async (pem: string, at?: number) => (await source(pem, at).get()).ok

describe('a certificate is accepted', () => {
  test('only from its own path on a PayPal host, over https, with no port, user or query', () => {
    const trusted = [`https://api.paypal.com${path}`, `https://api.sandbox.paypal.com${path}`]
    expect(trusted.filter((url) => isTrustedAddress(url))).toEqual(trusted)
    const others = [
      ...['', 'nowhere', `http://api.paypal.com${path}`, `https://api.paypal.com:8443${path}`],
      ...[`https://paypal.com.evil.example${path}`, `https://evilpaypal.com${path}`],
      ...[`https://a@api.paypal.com${path}`, `https://:b@api.paypal.com${path}`],
      ...[`https://api.paypal.com${path}?a=b`, `https://api.paypal.com/x${path}`],
      ...[`https://api.paypal.com${path}/x`, `https://api.paypal.com${path}.pem`],
    ]
    expect(others.filter((url) => isTrustedAddress(url))).toEqual([])
  })

  test('from a stand-in only if configured and on this machine', () => {
    const hosts = ['localhost:1', '127.0.0.1:1', '[::1]:1']
    const trusts = (host: string, named?: string) =>
      isTrustedAddress(`http://${host}${path}`, named)
    expect(hosts.map((host) => trusts(host, host))).toEqual([true, true, true])
    expect(hosts.map((host) => trusts(host))).toEqual([false, false, false])
    expect(trusts('evil.example:1', 'evil.example:1')).toBe(false)
    expect(trusts('localhost:2', 'localhost:1')).toBe(false)
  })

  test('from its first moment to its last', async () => {
    const times = [validFrom - 1, validFrom, validUntil, validUntil + 1]
    expect(await Promise.all(times.map((at) => isTaken(own, at)))).toEqual([
      ...[false, true, true, false],
    ])
  })

  test('only under a PayPal name', async () => {
    const stranger = (commonName: string): Party => ({
      ...leaf,
      subject: [{ name: 'commonName', value: commonName }],
    })
    for (const other of ['evil.example', 'paypal.com.evil.example', 'evilpaypal.com']) {
      const pem = certificateOf(stranger(other), stranger(other))
      expect(await isTaken(pem)).toBe(false)
    }
  })

  test('with intermediates only if each has signed the one below', async () => {
    const above = certificateOf(authority, authority)
    expect(await isTaken(certificateOf(leaf, authority) + above)).toBe(true)
    // Names the right issuer, but another key signed it.
    expect(await isTaken(certificateOf(leaf, authority, leaf) + above)).toBe(false)
    expect(await isTaken(own + above)).toBe(false)
  })

  test('only if it is a certificate', async () => {
    const broken = own.replace(/[A-Za-z0-9]{20}/, 'A'.repeat(20))
    for (const text of ['', 'none', broken]) expect(await isTaken(text)).toBe(false)
  })
})

describe('a certificate that was accepted', () => {
  test('is cached until it expires, then fetched again', async () => {
    const { get, asked, clock } = source(own)
    await get()
    expect(await get()).toMatchObject({ ok: true })
    expect(asked).toHaveLength(1)
    clock.nowMs = validUntil + 1
    expect(await get()).toEqual({ ok: false, reason: 'certificate-refused' })
    expect(asked).toHaveLength(2)
  })

  test('is evicted once eight newer ones are cached', async () => {
    const { get, asked } = source(own)
    const ids = Array.from({ length: 8 }, (_, place) => `-${place}`)
    for (const id of ids) await get(id)
    for (const id of ids) await get(id)
    expect(asked).toHaveLength(8)
    await get('-8')
    await get('-1')
    expect(asked).toHaveLength(9)
    await get('-0')
    expect(asked).toHaveLength(10)
  })
})

describe('a certificate is not accepted', () => {
  const refused = { ok: false, reason: 'certificate-refused' }
  const open = { ok: false, reason: 'unverifiable-now' }

  test('from elsewhere, and no request is made there', async () => {
    const { at, asked } = source(own)
    expect([await at(`https://evil.example${path}`, 'PayPal'), asked]).toEqual([refused, []])
  })

  test('if PayPal has none; if PayPal is unreachable, the verdict stays open', async () => {
    expect(await source(own, nowMs, 404).get()).toEqual(refused)
    expect(await source(own, nowMs, 503).get()).toEqual(open)
  })

  test('if one of its intermediates has expired', async () => {
    const former = { from: validFrom - 2 * dayMs, until: validFrom }
    const ended = certificateOf(authority, authority, authority, former)
    expect(await isTaken(certificateOf(leaf, authority) + ended)).toBe(false)
  })

  test('for the twenty-first unknown name from one sender in a minute', async () => {
    const { get, asked, clock } = source('none')
    for (let place = 0; place < 20; place += 1) expect(await get(`-${place}`)).toEqual(refused)
    clock.nowMs += 59_999
    expect([await get('-20'), asked.length]).toEqual([open, 20])
    expect([await get('-20', 'another'), asked.length]).toEqual([refused, 21])
    clock.nowMs += 1
    expect([await get('-21'), asked.length]).toEqual([refused, 22])
  })

  test('for the two hundred and first unknown name in a minute, whoever sends it', async () => {
    const { get, asked } = source('none')
    for (let place = 0; place < 200; place += 1) {
      expect(await get(`-${place}`, `sender ${place}`)).toEqual(refused)
    }
    expect([await get('-200', 'another'), asked.length]).toEqual([open, 200])
  })
})

test('a certificate that many notifications name at once is fetched once', async () => {
  const { get, asked } = source(own)
  const answers = await Promise.all(Array.from({ length: 30 }, () => get()))
  expect([answers.every(({ ok }) => ok), asked.length]).toEqual([true, 1])
})
