import { expect, test } from 'vitest'
import { library } from '../library/pt-BR/library.ts'
import { findingsOf } from './findings-of.ts'
import { otherCouples } from './other-couples.ts'
import { ceremonyOf } from './testing/checked-couple.ts'
import { couples } from './testing/planted-inventions.ts'

test('6,000 words beside twenty other ceremonies are checked in far less than a second', () => {
  const [couple] = couples
  if (couple === undefined) throw new Error('there is no couple to test with')
  const paragraphs: string[] = []
  let words = 0
  while (words < 6_000) {
    const paragraph = couple.text[paragraphs.length % couple.text.length] ?? ''
    // Every paragraph is another, or remembered words would be measured.
    paragraphs.push(`${paragraph} E ${paragraphs.length} vezes mais.`)
    words += paragraph.split(' ').length
  }
  const ceremony = ceremonyOf(couple, paragraphs.join('\n'))
  const others = otherCouples(Array.from({ length: 20 }, () => ceremonyOf(couple)))
  const times = Array.from({ length: 5 }, () => {
    const startMs = performance.now()
    findingsOf(ceremony, library, { others })
    return performance.now() - startMs
  })
  // Some 25 ms on two busy cores: the bound only catches work that grows faster than the script.
  expect(Math.min(...times)).toBeLessThan(1_000)
})
