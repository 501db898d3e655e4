import { expect, test } from 'vitest'
import { library } from '../library/pt-BR/library.ts'
import type { Ceremony } from './document.ts'
import { editableLines } from './editable-lines.ts'
import { addSection } from './edits/plan.ts'
import { scriptOf } from './script.ts'
import { scriptParagraphs, scriptText } from './script-paragraphs.ts'
import { sampleCeremony, sectionOf } from './testing/sample-ceremony.ts'

function withPoem(ceremony: Ceremony): Ceremony {
  const body = { kind: 'library' as const, piece: 'reading', wording: 'machado', edits: [] }
  return addSection(ceremony, { kind: 'reading', body }, 4, 1)
}

const reader = {
  name: 'Lia Reis',
  saidAs: '',
  role: 'prima',
  isInMemory: false,
  brings: '',
  reads: 'o poema',
  isThanked: false,
}

const poem = withPoem(sampleCeremony({ people: [reader] }))

test('a poem keeps its verses, a stanza to a paragraph, and says who reads it', () => {
  const spoken = scriptParagraphs(scriptOf(poem, library)).filter(
    (paragraph) =>
      paragraph.section === 'reading' && paragraph.kind === 'spoken' && paragraph.speaker,
  )
  expect(spoken.map(({ text }) => text)).toEqual([
    'Lia Reis: Teus olhos são meus livros.\nQue livro há aí melhor,\nEm que melhor se leia\nA página do amor?',
    'Lia Reis: Flores me são teus lábios.\nOnde há mais bela flor,\nEm que melhor se beba\nO bálsamo do amor?',
  ])
  expect(scriptText(scriptOf(poem, library))).toContain('\nQue livro há aí melhor,\n')
})

test('whoever edits a poem sees its verses', () => {
  const lines = editableLines(sectionOf(poem, 'reading').body, poem, library)
  expect(lines.at(-1)).toMatchObject({ speaker: 'other', spokenBy: 'Lia Reis' })
  expect(lines.at(-1)?.text.split('\n')).toHaveLength(4)
})
