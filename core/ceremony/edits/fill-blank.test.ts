import { expect, test } from 'vitest'
import { library } from '../../library/pt-BR/library.ts'
import type { Ceremony } from '../document.ts'
import { sampleCeremony } from '../testing/sample-ceremony.ts'
import { asByHand } from './body.ts'
import { fillBlank } from './fill-blank.ts'
import { giveName } from './people.ts'
import { addSection } from './plan.ts'

function withReading(byHand: boolean): Ceremony {
  const body = { kind: 'library' as const, piece: 'reading', wording: 'guest', edits: [] }
  const ceremony = sampleCeremony()
  return addSection(
    ceremony,
    { kind: 'reading', body: byHand ? asByHand(body, ceremony, library) : body },
    4,
    1,
  )
}

test('a reading that was written in before its reader was named is theirs, label and sentence', () => {
  const before = withReading(true)
  expect(JSON.stringify(before.plan)).toContain('[nome de quem lê]')
  const named = giveName(before, 'reader', { id: 'new', name: 'Lia', reads: 'Leitura' }, 2)
  const filled = JSON.stringify(fillBlank(named, 'reader', 'Lia', library, 2).plan)
  expect(filled).not.toContain('[nome de quem lê]')
  expect(filled).toContain('Lia')
  // The bracket of the text that is to be chosen is another one.
  expect(filled).toContain('[O texto que o casal e quem lê escolheram.]')
})

test('what nobody wrote in is left to follow the people', () => {
  const before = withReading(false)
  expect(fillBlank(before, 'reader', 'Lia', library, 2).plan).toEqual(before.plan)
})
