import { describe, expect, test } from 'vitest'
import {
  formerDocument,
  formerFormats,
} from '#core/ceremony/second-stage/testing/former-documents.ts'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { contentHash, formerHashes } from './content-hash.ts'

test('which copy it is, and when it was changed, is no part of what a ceremony says', async () => {
  const ceremony = sampleCeremony()
  const copy = { ...ceremony, id: 'other', revision: ceremony.revision + 1, changedAtMs: 1 }
  expect(await contentHash(copy)).toBe(await contentHash(ceremony))
  expect(await contentHash({ ...ceremony, place: 'Olinda' })).not.toBe(await contentHash(ceremony))
})

describe.each(formerFormats)('a document of format %i', (format) => {
  test('has the name by which its own product knew it, stored or sent', async () => {
    const { document, hash } = formerDocument(format)
    expect(await formerHashes(document)).toContain(hash)
    expect(await formerHashes({ ...document, id: 'other', revision: 0 })).toContain(hash)
  })
})
