import { describe, expect, test } from 'vitest'
import { createSecrets, isSameSecret } from './secrets.ts'

const key = 'one secret key that is long enough for all of this'
const otherKey = 'quite another secret key, as long as the first one'

describe('sealing', () => {
  const secrets = createSecrets(key)

  test('gives back what was sealed, for the purpose it was sealed for', () => {
    const sealed = secrets.seal('123456', 'pin')
    expect(secrets.open(sealed, 'pin')).toBe('123456')
    expect(() => secrets.open(sealed, 'letter')).toThrow()
  })

  test('never seals twice alike', () => {
    expect(secrets.seal('123456', 'pin')).not.toBe(secrets.seal('123456', 'pin'))
  })

  test('refuses a seal with any of its characters changed', () => {
    const sealed = secrets.seal('123456', 'pin')
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = sealed[index] === 'A' ? 'B' : 'A'
      const forged = sealed.slice(0, index) + changed + sealed.slice(index + 1)
      // The last character of base64 may hold bits that stand for nothing.
      if (Buffer.from(forged.split('.')[2] ?? '', 'base64url').equals(body(sealed))) continue
      expect(() => secrets.open(forged, 'pin')).toThrow()
    }
  })

  test('refuses what another key has sealed, unless that is the previous one', () => {
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

test('a PIN has an HMAC under each key understood, the current first', () => {
  const hmacs = createSecrets(key, otherKey).pinHmacs('123456')
  expect(hmacs).toEqual([
    ...createSecrets(key).pinHmacs('123456'),
    ...createSecrets(otherKey).pinHmacs('123456'),
  ])
  expect(new Set(hmacs.map(({ hmac }) => hmac)).size).toBe(2)
})

test('an e-mail and an address with the same text have different stand-ins', () => {
  const secrets = createSecrets(key)
  expect(secrets.counterKey('email', 'x')).not.toBe(secrets.counterKey('address', 'x'))
})

test('a key too short to be one is refused', () => {
  expect(() => createSecrets('short')).toThrow('SECRET_KEY')
})

test('secrets of different lengths are different, not an error', () => {
  expect(isSameSecret('a', 'ab')).toBe(false)
  expect(isSameSecret('ab', 'ab')).toBe(true)
})
