import { expect, test } from 'vitest'
import { library } from '../../library/pt-BR/library.ts'
import type { Ceremony } from '../document.ts'
import { newCeremony } from '../new-ceremony.ts'
import { editText, takeWritten } from './body.ts'
import { rewritableLines, takeRewritten } from './rewritten.ts'

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
