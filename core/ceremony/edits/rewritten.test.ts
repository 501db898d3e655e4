import { describe, expect, test } from 'vitest'
import { library } from '../../library/pt-BR/library.ts'
import type { Ceremony } from '../document.ts'
import { newCeremony } from '../new-ceremony.ts'
import { scriptOf } from '../script.ts'
import { withBody } from '../testing/sample-ceremony.ts'
import { editText, restoreVersion, takeWritten, writeByHand } from './body.ts'
import { canTakeWhole, isParted, rewritableLines, takeRewritten } from './rewritten.ts'

const blank = newCeremony({ id: 'c', nowMs: 0, language: 'pt-BR' })
const named: Ceremony = {
  ...blank,
  couple: [
    { ...blank.couple[0], name: 'Rafael' },
    { ...blank.couple[1], name: 'Marina' },
  ],
}
const written = takeWritten(named, 'ceremony', '{first} chegou.\n\n{second} riu.', 1)

function bodyOf(ceremony: Ceremony, key: string) {
  return ceremony.plan.find((section) => section.key === key)?.body
}

test('a paragraph written again keeps names as tokens, and the former text as a version', () => {
  const second = { kind: 'paragraph', index: 1 } as const
  const after = takeRewritten(written, library, 'ceremony', second, '{second} gargalhou.', 2)
  expect(bodyOf(after, 'ceremony')).toMatchObject({
    content: '{first} chegou.\n\n{second} gargalhou.',
    origin: 'writer',
  })
  expect(after.versions['ceremony']).toMatchObject([
    { body: { content: '{first} chegou.\n\n{second} riu.' } },
  ])
})

test('in a text changed by hand names become plain words', () => {
  const edited = editText(written, 'ceremony', 'Rafael chegou cedo.\n\nMarina riu.', 2)
  const first = { kind: 'paragraph', index: 0 } as const
  const after = takeRewritten(edited, library, 'ceremony', first, '{first} veio.', 3)
  expect(bodyOf(after, 'ceremony')).toMatchObject({
    content: 'Rafael veio.\n\nMarina riu.',
    origin: 'hand',
  })
  expect(after.versions['ceremony']).toHaveLength(1)
})

test('a whole text written again takes the place of the former', () => {
  const after = takeRewritten(written, library, 'ceremony', 'whole', '{first} e {second}.', 2)
  expect(bodyOf(after, 'ceremony')).toMatchObject({ content: '{first} e {second}.' })
})

test('a line of a ritual is replaced by plain words, the couple’s own lines are not offered', () => {
  const key = named.plan.find(({ body }) => body.kind === 'library')?.key ?? ''
  const lines = rewritableLines(named, library, key)
  const [line] = lines
  if (line === undefined) throw new Error('no line')
  const after = takeRewritten(named, library, key, line.place, 'Alianças de {first}.', 1)
  expect(rewritableLines(after, library, key)[0]?.text).toBe('Alianças de Rafael.')
  expect(rewritableLines(after, library, key)).toHaveLength(lines.length)
})

describe('a moment of the library as a whole', () => {
  const own = (ceremony: Ceremony, key: string) =>
    rewritableLines(ceremony, library, key).map(({ text }) => text)
  const others = (ceremony: Ceremony, key: string) =>
    scriptOf(ceremony, library)
      .sections.find((section) => section.key === key)
      ?.lines.filter(({ speaker }) => speaker !== 'celebrant')

  test('is replaced in one piece where nobody else speaks in between, however many paragraphs', () => {
    const after = takeRewritten(named, library, 'ringsMoment', 'whole', 'Um, {first}.\n\nDois.', 2)
    expect(own(after, 'ringsMoment')).toEqual(['Um, Rafael.', 'Dois.'])
    expect(others(after, 'ringsMoment')).toEqual(others(named, 'ringsMoment'))
  })

  test('is replaced line by line around what others say', () => {
    const count = own(named, 'consent').length
    const texts = Array.from({ length: count }, (_, at) => `Pergunta ${at}?`)
    const content = texts.join('\n\n')
    expect(isParted(named, library, 'consent')).toBe(true)
    expect(canTakeWhole(named, library, 'consent', content)).toBe(true)
    const after = takeRewritten(named, library, 'consent', 'whole', content, 2)
    expect(own(after, 'consent')).toEqual(texts)
    expect(others(after, 'consent')).toEqual(others(named, 'consent'))
  })

  test('stays as it is where paragraphs would have no line to stand for', () => {
    expect(canTakeWhole(named, library, 'consent', 'Uma só.')).toBe(false)
    expect(takeRewritten(named, library, 'consent', 'whole', 'Uma só.', 2)).toBe(named)
  })

  test('is parted by others alone: a text is not, nor what stands in a row', () => {
    for (const key of ['ceremony', 'ringsMoment'])
      expect(isParted(written, library, key)).toBe(false)
  })

  test('is not parted by a line of the celebrant’s own that says nothing yet', () => {
    const lines = ['Um.', ' ', 'Dois.'].map((text) => ({ speaker: 'celebrant' as const, text }))
    const withEmpty = withBody(named, 'ringsMoment', { kind: 'byHand', lines })
    expect(isParted(withEmpty, library, 'ringsMoment')).toBe(false)
    const both = [lines[0], { speaker: 'both' as const, text: '' }, lines[2]]
    const withBoth = withBody(named, 'ringsMoment', {
      kind: 'byHand',
      lines: both.flatMap((line) => line ?? []),
    })
    expect(isParted(withBoth, library, 'ringsMoment')).toBe(true)
    const after = takeRewritten(withEmpty, library, 'ringsMoment', 'whole', 'Só isto.', 2)
    expect(own(after, 'ringsMoment')).toEqual(['Só isto.'])
  })

  test('can be brought back', () => {
    const after = takeRewritten(named, library, 'ringsMoment', 'whole', 'Outra coisa.', 2)
    const back = restoreVersion(after, 'ringsMoment', 0, 3)
    expect(bodyOf(back, 'ringsMoment')).toEqual(bodyOf(named, 'ringsMoment'))
  })

  test('is written again in the celebrant’s lines by hand too', () => {
    const byHand = writeByHand(named, 'ringsMoment', library, 1)
    const after = takeRewritten(byHand, library, 'ringsMoment', 'whole', 'Só isto.', 2)
    expect(own(after, 'ringsMoment')).toEqual(['Só isto.'])
    expect(others(after, 'ringsMoment')).toEqual(others(byHand, 'ringsMoment'))
  })
})
