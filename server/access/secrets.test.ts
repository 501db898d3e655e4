import { describe, expect, test } from 'vitest'
import { createSecrets, isSameSecret } from './secrets.ts'

const key = 'one secret key that is long enough for all of this'
const otherKey = 'quite another secret key, as long as the first one'

describe('sealing', () => {
  const secrets = createSecrets(key)

  test('opens for the purpose it was sealed for', () => {
    const sealed = secrets.seal('123456', 'pin')
    expect(secrets.open(sealed, 'pin')).toBe('123456')
    expect(() => secrets.open(sealed, 'letter')).toThrow()
  })

  test('never gives the same result twice', () => {
    expect(secrets.seal('123456', 'pin')).not.toBe(secrets.seal('123456', 'pin'))
  })

  test('refuses a seal with any of its characters changed', () => {
    const sealed = secrets.seal('123456', 'pin')
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = sealed[index] === 'A' ? 'B' : 'A'
      const forged = sealed.slice(0, index) + changed + sealed.slice(index + 1)
      // The last character of base64 may hold bits without a meaning.
      if (Buffer.from(forged.split('.')[2] ?? '', 'base64url').equals(body(sealed))) continue
      expect(() => secrets.open(forged, 'pin')).toThrow()
    }
  })

  test('refuses what another key sealed, unless it is the previous one', () => {
    const former = createSecrets(otherKey).seal('123456', 'pin')
    expect(() => secrets.open(former, 'pin')).toThrow('not ours')
    expect(createSecrets(key, otherKey).open(former, 'pin')).toBe('123456')
  })

  function body(sealed: string): Buffer {
    const [version, keyId, text = ''] = sealed.split('.')
    return version === 'v1' && keyId === secrets.keyId
      ? Buffer.from(text, 'base64url')
      : Buffer.alloc(0)
  }
})

test('a PIN has an HMAC under each key we hold, the current first', () => {
  const hmacs = createSecrets(key, otherKey).pinHmacs('123456')
  expect(hmacs).toEqual([
    ...createSecrets(key).pinHmacs('123456'),
    ...createSecrets(otherKey).pinHmacs('123456'),
  ])
  expect(new Set(hmacs.map(({ hmac }) => hmac)).size).toBe(2)
})

test('an e-mail and a network address with the same text have different counter keys', () => {
  const secrets = createSecrets(key)
  expect(secrets.counterKey('email', 'x')).not.toBe(secrets.counterKey('address', 'x'))
})

test('a key that is too short is refused', () => {
  expect(() => createSecrets('short')).toThrow('SECRET_KEY')
})

test('secrets of different lengths are different, not an error', () => {
  expect(isSameSecret('a', 'ab')).toBe(false)
  expect(isSameSecret('ab', 'ab')).toBe(true)
})

test('what earlier versions wrote under a key is still found and read', () => {
  const secrets = createSecrets(key)
  const keyId = '5a4894407d26'
  expect(secrets.keyId).toBe(keyId)
  expect(secrets.pinHmacs('123456')).toEqual([
    { keyId, hmac: '8356c2056804d5a2645dade602df4833702636f6ef0e870e2cc4bf0ed4df7638' },
  ])
  expect(secrets.specialTags('246810')).toEqual([
    '0d0b8565d2c990da96daa6f6c902403579dd2e9fd4269083a1db1dcef2b27f51',
  ])
  expect(secrets.counterKey('email', 'ana@example.org')).toBe('0dff3150d020c99dc71f41898f82d014')
  expect(secrets.counterKey('address', '203.0.113.7')).toBe('d87c339b78bfc962f33b69f6f4075083')
  expect(secrets.open(`v1.${keyId}.0U52zmoEwJsBiUUTDC4N43pzMmKePzehDyTTPEEN3tCV9A`, 'pin')).toBe(
    '123456',
  )
  const letter = 'l7WiZTKtd53PT2088e4ca5j_PnmrFXXFGPfJocAq6A8D7ehdkXAbwce-mT0'
  expect(secrets.open(`v1.${keyId}.${letter}`, 'letter')).toBe('{"pin":"123456"}')
})

test('recognises the keys it holds, and no others', () => {
  const [former, current] = [createSecrets(otherKey), createSecrets(key, otherKey)]
  expect(current.understands(current.keyId)).toBe(true)
  expect(current.understands(former.keyId)).toBe(true)
  expect(former.understands(current.keyId)).toBe(false)
  expect(current.specialTags('246810')).toEqual([
    ...createSecrets(key).specialTags('246810'),
    ...former.specialTags('246810'),
  ])
})

test('anything that is not a seal is refused as such', () => {
  const secrets = createSecrets(key)
  const [, keyId = '', body = ''] = secrets.seal('123456', 'pin').split('.')
  for (const sealed of ['', 'v1', `v2.${keyId}.${body}`, `v1..${body}`, body]) {
    expect(() => secrets.open(sealed, 'pin')).toThrow('sealed with a key that is not ours')
  }
  expect(() => secrets.open(`v1.${keyId}`, 'pin')).toThrow()
  // A shorter tag would be easier to guess.
  expect(() => secrets.open(`v1.${keyId}.AAAAAA`, 'pin')).toThrow('authentication tag length')
})

test('a key of 32 characters is long enough, and one of 31 is not', () => {
  expect(() => createSecrets('x'.repeat(31))).toThrow('SECRET_KEY must have at least 32 characters')
  expect(createSecrets('x'.repeat(32)).keyId).toMatch(/^[0-9a-f]{12}$/)
})
