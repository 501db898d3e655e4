import { expect, test } from 'vitest'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { carriedCeremony } from '../carry/ceremony-file.ts'
import { readArrivingFile } from './arriving-file.ts'

const beginning = { id: 'new', nowMs: 0, language: 'pt-BR' } as const
const carried = carriedCeremony(sampleCeremony(), { withSecrets: true, lineage: ['a'] })

async function kindOf(content: string): Promise<string> {
  return (await readArrivingFile(new File([content], 'x'), beginning)).kind
}

test('a carried ceremony is read at once', async () => {
  expect(await readArrivingFile(new File([carried], 'x'), beginning)).toEqual({
    kind: 'ceremony',
    record: { ceremony: sampleCeremony(), lineage: ['a'] },
  })
})

test.each([
  ['{"product":"enlace","kind":"backup","format":1}\nAAAA\n', 'backup'],
  ['{"product":"enlace","kind":"backup","format":7}\r\nAAAA', 'backup'],
  [carried.slice(0, 400), 'cut'],
  ['{"format":"enlace-ceremony","version":9}', 'newer'],
  ['<html>', 'not-ours'],
  ['', 'not-ours'],
])('%j is told to be: %s', async (content, kind) => {
  expect(await kindOf(content)).toBe(kind)
})

test('a file that the browser cannot read, and one too large to be ours, lose nothing', async () => {
  const text = () => Promise.reject(new Error('NotReadableError'))
  expect(await readArrivingFile({ size: 1, text }, beginning)).toEqual({ kind: 'unreadable' })
  expect(await readArrivingFile({ size: 1e9, text }, beginning)).toEqual({ kind: 'not-ours' })
})
