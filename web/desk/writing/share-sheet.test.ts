import { expect, test } from 'vitest'
import { hasShareSheet } from './share-sheet.ts'

const share = async (): Promise<void> => undefined

test('a share sheet counts if it takes documents, or texts alone', () => {
  expect(hasShareSheet({ share, canShare: () => true })).toBe(true)
  expect(hasShareSheet({ share, canShare: ({ files } = {}) => files === undefined })).toBe(true)
})

test('a browser without one, or whose sheet takes neither, can only save', () => {
  expect(hasShareSheet({})).toBe(false)
  expect(hasShareSheet({ share })).toBe(false)
  expect(hasShareSheet({ share, canShare: () => false })).toBe(false)
})
