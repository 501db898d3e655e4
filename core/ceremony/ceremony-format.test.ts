import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ceremonyFormat } from './ceremony-format.ts'
import { ceremonySchema } from './document.ts'
import { schemaOutline } from './testing/schema-outline.ts'

/**
 * A page of an earlier version strips the members it does not know and stores the rest. So a document of another shape
 * needs another number, which that page leaves alone: raise `ceremonyFormat`, add its step to `migrations.ts`, and
 * write the outline of the new format beside the former ones, which stay as they are.
 */
test('the document has the shape that its format number stands for', () => {
  const stored = new URL(`./formats/format-${ceremonyFormat}.txt`, import.meta.url)
  expect(`${schemaOutline(ceremonySchema)}\n`).toBe(readFileSync(stored, 'utf8'))
})
