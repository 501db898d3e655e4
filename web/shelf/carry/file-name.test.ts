import { expect, test } from 'vitest'
import { sampleCeremony } from '#core/ceremony/testing/sample-ceremony.ts'
import { carriedFileName } from './file-name.ts'

function named(first: string, second: string) {
  const { couple } = sampleCeremony()
  return {
    couple: [
      { ...couple[0], name: first },
      { ...couple[1], name: second },
    ] as typeof couple,
  }
}

test('a carried file is named after the couple, with nothing a file system refuses', () => {
  expect(carriedFileName(named('João/Paulo', ' Ana: <Lu> '), 'json')).toBe(
    'cerimonia JoãoPaulo - Ana Lu.enlace.json',
  )
  expect(carriedFileName(named('', ''), 'txt')).toBe('cerimonia.enlace.txt')
  expect(carriedFileName(named('x'.repeat(200), ''), 'txt')).toHaveLength(10 + 80 + 11)
})
