import { expect, test } from 'vitest'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { contentHash } from './content-hash.ts'

test('what a ceremony says has the hash that was noted of it in format 3', async () => {
  expect(await contentHash(sampleCeremony())).toBe('9028a5bc40199c84a6b16fcaad9b1aa5')
})

test('which copy it is, and when it was changed, is no part of it', async () => {
  const ceremony = sampleCeremony()
  const copy = { ...ceremony, id: 'other', revision: ceremony.revision + 1, changedAtMs: 1 }
  expect(await contentHash(copy)).toBe(await contentHash(ceremony))
  expect(await contentHash({ ...ceremony, place: 'Olinda' })).not.toBe(await contentHash(ceremony))
})
