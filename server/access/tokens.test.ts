import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  deviceTokenBytes,
  enrolmentKeyBytes,
  hashToken,
  newToken,
  sessionTokenBytes,
} from './tokens.ts'

test('tokens are random, as long as docs/design/access-and-money.md says, and safe in cookies and addresses', () => {
  expect([sessionTokenBytes, deviceTokenBytes, enrolmentKeyBytes]).toEqual([32, 16, 16])
  const tokens = Array.from({ length: 200 }, () => newToken(32))
  expect(new Set(tokens).size).toBe(200)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
  expect(newToken(16)).toMatch(/^[\w-]{22}$/)
})

test('only the SHA-256 of a token is stored', () => {
  const digest = createHash('sha256').update('token').digest('base64url')
  expect(hashToken('token')).toBe(digest)
})
