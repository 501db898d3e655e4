import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heldTexts, sayableText } from './sayable.ts'
import { told } from './testing/told.ts'

const without = (text: string, ...quotes: string[]) =>
  sayableText(
    text,
    quotes.map((quote) => told(text, quote)).toSorted((one, other) => one.start - other.start),
  )

test.each([
  ['Rimos muito. Ele faliu. Casamos em maio.', ['Ele faliu.'], 'Rimos muito. Casamos em maio.'],
  ['Rimos muito, ele faliu, e casamos.', ['ele faliu'], 'Rimos muito, e casamos.'],
  ['Rimos muito (e ele faliu) em maio.', ['e ele faliu'], 'Rimos muito em maio.'],
  ['Casamos em maio, apesar da dívida.', ['apesar da dívida'], 'Casamos em maio.'],
  ['Casamos em maio e ele faliu.', ['ele faliu'], 'Casamos em maio.'],
  ['Ele faliu, mas rimos muito.', ['Ele faliu'], 'mas rimos muito.'],
  ['Rimos, ele faliu. Depois casamos.', ['ele faliu.'], 'Rimos. Depois casamos.'],
  ['Ele faliu. Ninguém soube. Rimos.', ['Ele faliu.', 'Ninguém soube.'], 'Rimos.'],
  ['Rimos muito.\nEle faliu.\nCasamos.', ['Ele faliu.'], 'Rimos muito.\n\nCasamos.'],
  ['Ele faliu.', ['Ele faliu'], ''],
  ['Ele faliu, ninguém soube.', ['Ele faliu', 'ninguém soube'], ''],
])('what is left reads on: %s', (text, quotes, rest) => {
  expect(without(text, ...quotes)).toBe(rest)
})

test('what is allowed stays, and a telling with nothing held is as it stands', () => {
  const text = '  Rimos  muito , sim.'
  expect(sayableText(text, [told(text, 'muito', { decision: 'allow' })])).toBe(text)
})

test('no letter of what is held is left, and none of what may be said is lost', () => {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-d ,.()–-]{1,8}$/)),
      fc.infiniteStream(fc.boolean()),
      (parts, isHeld) => {
        const marked = parts.map((part) => ({ part, isHeld: isHeld.next().value === true }))
        let start = 0
        const ranges = marked.flatMap(({ part, isHeld }) => {
          const range = { start, end: start + part.length, decision: 'hold' as const }
          start = range.end
          return isHeld ? [range] : []
        })
        const kept = marked.filter(({ isHeld }) => !isHeld).map(({ part }) => part)
        expect(letters(sayableText(parts.join(''), ranges))).toBe(letters(kept.join('')))
      },
    ),
  )
})

test('each held quote is named once', () => {
  const text = 'Ele faliu. Rimos.'
  const held = told(text, 'Ele faliu')
  expect(heldTexts([held, held, told(text, 'Rimos', { decision: 'allow' })])).toEqual(['Ele faliu'])
})
