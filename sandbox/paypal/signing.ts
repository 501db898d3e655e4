/** Signs webhooks with its own key and serves the certificate (docs/design/services.md section 2.7). */
import { createSign, createVerify, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import forge from 'node-forge'

export interface Signer {
  /** Part of the certificate's address. */
  certificateId: string
  certificatePem: string
  /** The headers for delivering these bytes, apart from the certificate's address. */
  sign(body: string, webhookId: string, nowMs: number): Record<string, string>
  /** The answer of the provider's own verification. */
  isGenuine(transmission: {
    id: string
    time: string
    signature: string
    webhookId: string
    body: string
  }): boolean
}

const yearMs = 365 * 24 * 60 * 60 * 1000

/** A new key and self-signed certificate on every run: nothing to steal, nothing to expire. */
export function createSigner(nowMs: number): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const certificatePem = selfSigned(
    privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    nowMs,
  )
  const message = (id: string, time: string, webhookId: string, body: string) =>
    `${id}|${time}|${webhookId}|${crc32(body)}`
  return {
    certificateId: `CERT-${randomBytes(16).toString('hex')}`,
    certificatePem,
    sign(body, webhookId, now) {
      const id = randomUUID()
      const time = `${new Date(now).toISOString().slice(0, 19)}Z`
      const signature = createSign('sha256')
        .update(message(id, time, webhookId, body))
        .sign(privateKey, 'base64')
      return {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signature,
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-auth-version': 'v2',
      }
    },
    isGenuine: ({ id, time, signature, webhookId, body }) =>
      createVerify('sha256')
        .update(message(id, time, webhookId, body))
        .verify(publicKey, signature, 'base64'),
  }
}

/** node:crypto reads certificates but cannot make them. */
function selfSigned(privatePem: string, publicPem: string, nowMs: number): string {
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(publicPem)
  certificate.serialNumber = `01${randomBytes(8).toString('hex')}`
  certificate.validity.notBefore = new Date(nowMs - 60_000)
  certificate.validity.notAfter = new Date(nowMs + yearMs)
  const subject = [
    { name: 'commonName', value: 'messageverificationcerts.paypal.com' },
    { name: 'organizationName', value: 'Simulated payments' },
  ]
  certificate.setSubject(subject)
  certificate.setIssuer(subject)
  certificate.sign(forge.pki.privateKeyFromPem(privatePem), forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate)
}
