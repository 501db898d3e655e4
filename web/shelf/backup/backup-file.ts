/**
 * The backup: one text file of two lines, because phones share text files. Line 1 is a JSON header in the clear, line 2
 * the encrypted shelf as base64url. A key made for this one file encrypts it; each way to open it (recovery code,
 * passphrase) is a slot of the header that holds that key, encrypted. The header is authenticated together with the
 * content, so that a byte changed anywhere is noticed.
 */
import * as v from 'valibot'
import { type UnpackingLimits, unpacked } from '#docx/reading/unpacked.ts'
import { type BackupContent, readBackupContent } from './backup-content.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { readRecoveryCode } from './recovery-code.ts'
import { deriveWrappingKey, type SecretKind, type WrappingKey } from './wrapping-key.ts'

const format = 1
const ivBytes = 12

/** Almost twice those of our own keys; more would only serve to keep a browser busy. */
const maxIterations = 1_000_000

/** That of our own files has some 500 characters. */
const headerMostCharacters = 4_096

/** JSON becomes a tenth, alike ceremonies less; what becomes a thousandth holds no ceremonies. */
const contentLimits: UnpackingLimits = {
  alwaysBytes: 32 * 1024 * 1024,
  timesItsSize: 50,
  mostBytes: 256 * 1024 * 1024,
}

const bytes = v.pipe(
  v.string(),
  v.transform(fromBase64url),
  v.check((decoded) => decoded !== undefined),
  v.transform((decoded) => decoded ?? new Uint8Array()),
)

const headerSchema = v.object({
  product: v.literal('enlace'),
  kind: v.literal('backup'),
  format: v.literal(format),
  cipher: v.literal('AES-256-GCM'),
  compression: v.literal('gzip'),
  iv: bytes,
  slots: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(['code', 'passphrase']),
        kdf: v.literal('PBKDF2-SHA-256'),
        iterations: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxIterations)),
        salt: bytes,
        iv: bytes,
        key: bytes,
      }),
    ),
    v.minLength(1),
    // One of each kind: every slot costs its iterations before anybody knows whether it opens.
    v.check((slots) => new Set(slots.map(({ kind }) => kind)).size === slots.length),
  ),
})

const newerSchema = v.object({
  product: v.literal('enlace'),
  format: v.pipe(v.number(), v.gtValue(format)),
})

/** Writes a backup that any of the keys opens. */
export async function writeBackup(
  content: BackupContent,
  keys: readonly WrappingKey[],
): Promise<string> {
  const fileKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, [
    'encrypt',
  ])
  const rawFileKey = await crypto.subtle.exportKey('raw', fileKey)
  const slots = await Promise.all(
    keys.map(async ({ kind, iterations, salt, key }) => {
      const iv = randomIv()
      const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, rawFileKey)
      return {
        kind,
        kdf: 'PBKDF2-SHA-256',
        iterations,
        salt: toBase64url(salt),
        iv: toBase64url(iv),
        key: toBase64url(new Uint8Array(encrypted)),
      }
    }),
  )
  const iv = randomIv()
  const header = JSON.stringify({
    product: 'enlace',
    kind: 'backup',
    format,
    cipher: 'AES-256-GCM',
    compression: 'gzip',
    iv: toBase64url(iv),
    slots,
  })
  const compressed = await compressedJson(content)
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(header) },
    fileKey,
    compressed,
  )
  return `${header}\n${toBase64url(new Uint8Array(encrypted))}\n`
}

export type BackupReading =
  | { kind: 'backup'; content: BackupContent }
  | { kind: 'not-a-backup' }
  /** Made by a later product: left alone. */
  | { kind: 'newer' }
  /** The secret opens none of its slots, or the slots are damaged: the two cannot be told apart. */
  | { kind: 'wrong-secret' }
  /** The secret is right, and the file was cut or changed. */
  | { kind: 'damaged' }
  /** The secret is right, and what it holds would fill the memory. */
  | { kind: 'too-large' }

const marked = v.object({ product: v.literal('enlace'), kind: v.literal('backup') })

/** Whether it begins as a backup of any version does. */
export function looksLikeBackup(text: string): boolean {
  return v.is(marked, parsedJson(firstLines(text)[0]))
}

/** Opens a backup with the recovery code or passphrase that somebody typed. Never throws for what a file may hold. */
export async function readBackup(text: string, secret: string): Promise<BackupReading> {
  const [header, body, ...rest] = firstLines(text)
  const parsed = parsedHeader(header)
  if (parsed === 'newer' || parsed === 'not-a-backup') return { kind: parsed }
  const rawFileKey = await openSlot(parsed.slots, secret)
  if (rawFileKey === undefined) return { kind: 'wrong-secret' }
  const encrypted = fromBase64url(body.trim())
  if (encrypted === undefined || rest.length > 0) return { kind: 'damaged' }
  try {
    const fileKey = await crypto.subtle.importKey('raw', rawFileKey, 'AES-GCM', false, ['decrypt'])
    const additionalData = new TextEncoder().encode(header)
    const compressed = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: parsed.iv, additionalData },
      fileKey,
      encrypted,
    )
    const content = await unpacked(new Uint8Array(compressed), 'gzip', contentLimits)
    if (content === undefined) return { kind: 'too-large' }
    return readBackupContent(JSON.parse(new TextDecoder().decode(content)))
  } catch {
    // WebCrypto and the streams reject whatever is not what was written, and say no more than that.
    return { kind: 'damaged' }
  }
}

type Header = v.InferOutput<typeof headerSchema>

/** Mail programs and editors may change the ends of lines, and nothing else of these two. */
function firstLines(text: string): [header: string, body: string, ...rest: string[]] {
  const [header = '', body = '', ...rest] = text.trim().split(/\r?\n/, 3)
  return [header, body, ...rest]
}

function parsedJson(line: string): unknown {
  if (line.length > headerMostCharacters) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function parsedHeader(line: string): Header | 'newer' | 'not-a-backup' {
  const value = parsedJson(line)
  if (v.is(newerSchema, value)) return 'newer'
  const parsed = v.safeParse(headerSchema, value)
  return parsed.success ? parsed.output : 'not-a-backup'
}

async function openSlot(slots: Header['slots'], secret: string): Promise<ArrayBuffer | undefined> {
  for (const { iv, key: encryptedKey, kind, iterations, salt } of slots) {
    const meant = meantSecret(kind, secret)
    if (meant === undefined) continue
    const { key } = await deriveWrappingKey({ kind, iterations, salt }, meant)
    try {
      return await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, encryptedKey)
    } catch {
      // Not this slot's secret.
    }
  }
  return undefined
}

/** A code as it is written, however it was typed; undefined for what cannot be one. */
function meantSecret(kind: SecretKind, typed: string): string | undefined {
  if (kind === 'passphrase') return typed
  const read = readRecoveryCode(typed)
  return read.kind === 'code' ? read.code : undefined
}

function randomIv(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(ivBytes))
}

async function compressedJson(content: BackupContent): Promise<Uint8Array<ArrayBuffer>> {
  const written = new Blob([JSON.stringify(content)]).stream()
  const packed = new Response(written.pipeThrough(new CompressionStream('gzip')))
  return new Uint8Array(await packed.arrayBuffer())
}
