import { expect, test } from 'vitest'
import { altarScript } from '../altar/altar-script.ts'
import { correctLine } from '../altar/correct-line.ts'
import { library } from '../library/pt-BR/library.ts'
import type { Ceremony } from './document.ts'
import { editableLines } from './editable-lines.ts'
import { writeByHand } from './edits/body.ts'
import { replaceLine } from './edits/line.ts'
import { addSection } from './edits/plan.ts'
import { scriptOf } from './script.ts'
import { scriptParagraphs, scriptText } from './script-paragraphs.ts'
import { sampleCeremony, sectionOf, withBody } from './testing/sample-ceremony.ts'
import { somebody } from './testing/somebody.ts'

function withPoem(ceremony: Ceremony): Ceremony {
  const body = { kind: 'library' as const, piece: 'reading', wording: 'machado', edits: [] }
  return addSection(ceremony, { kind: 'reading', body }, 4, 1)
}

const reader = somebody({ name: 'Lia Reis', role: 'prima', reads: 'o poema' })

const poem = withPoem(sampleCeremony({ people: [reader] }))

test('a poem keeps its verses, a stanza to a paragraph, and says once who reads it', () => {
  const spoken = scriptParagraphs(scriptOf(poem, library)).filter(
    (paragraph) =>
      paragraph.section === 'reading' && paragraph.kind === 'spoken' && paragraph.speaker,
  )
  expect(spoken.map(({ text }) => text)).toEqual([
    'Lia Reis: Teus olhos são meus livros.\nQue livro há aí melhor,\nEm que melhor se leia\nA página do amor?',
    'Flores me são teus lábios.\nOnde há mais bela flor,\nEm que melhor se beba\nO bálsamo do amor?',
  ])
  expect(scriptText(scriptOf(poem, library))).toContain(
    '\n\nLia Reis: Teus olhos são meus livros.\nQue livro há aí melhor,\nEm que melhor se leia\nA página do amor?\n\nFlores me são',
  )
})

test('whoever edits a poem sees its verses', () => {
  const lines = editableLines(sectionOf(poem, 'reading').body, poem, library)
  expect(lines.at(-1)).toMatchObject({ speaker: 'other', spokenBy: 'Lia Reis' })
  expect(lines.at(-1)?.text.split('\n')).toHaveLength(4)
})

const pasted = 'Quando\r\n  chove,\r\n\r\n\r\nfico.\n\u2028Sempre\nfico.\n'

test('a poem of three stanzas put into a reading is one text of one reader', () => {
  const guest = addSection(
    sampleCeremony({ people: [reader] }),
    { kind: 'reading', body: { kind: 'library', piece: 'reading', wording: 'guest', edits: [] } },
    4,
    1,
  )
  const lines = (ceremony: Ceremony) =>
    editableLines(sectionOf(ceremony, 'reading').body, ceremony, library)
  const place = lines(guest).find(({ speaker }) => speaker === 'other')?.place
  if (place === undefined) throw new Error('nobody reads')
  const put = replaceLine(guest, library, 'reading', place, [pasted], 2)
  expect(lines(put)).toHaveLength(lines(guest).length)
  expect(lines(put).find(({ speaker }) => speaker === 'other')?.text).toBe(pasted)
  const spoken = (ceremony: Ceremony) =>
    scriptParagraphs(scriptOf(ceremony, library)).filter(
      (paragraph) => paragraph.section === 'reading' && 'speaker' in paragraph,
    )
  const stanzas = ['Lia Reis: Quando\nchove,', 'fico.', 'Sempre\nfico.']
  expect(spoken(put).map(({ text }) => text)).toEqual(stanzas)
  const byHand = writeByHand(put, 'reading', library, 3)
  expect(spoken(byHand).map(({ text }) => text)).toEqual(stanzas)

  const stops = altarScript(put, library).stops.filter(({ key }) => key === 'reading')
  expect(
    stops.flatMap(({ breaths }) =>
      breaths.filter(({ verse }) => verse !== undefined).map(({ text }) => text.trim()),
    ),
  ).toEqual(['Quando', 'chove,', 'Sempre', 'fico.'])
  const line = scriptOf(put, library)
    .sections.find(({ key }) => key === 'reading')
    ?.lines.findIndex(({ text }) => text === 'fico.')
  const corrected = correctLine(put, library, { key: 'reading', line: line ?? -1 }, 'sorrio.', 4)
  expect(spoken(corrected).map(({ text }) => text)).toEqual(stanzas.with(1, 'sorrio.'))
})

test('the celebrant’s own breaks begin other lines', () => {
  const own = withBody(sampleCeremony(), 'sandCeremony', {
    kind: 'byHand',
    lines: [{ speaker: 'celebrant', text: 'Panquecas\naos domingos.' }],
  })
  const section = scriptOf(own, library).sections.find(({ key }) => key === 'sandCeremony')
  expect(section?.lines.map(({ text }) => text)).toEqual(['Panquecas', 'aos domingos.'])
})
