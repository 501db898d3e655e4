import { expect, test } from 'vitest'
import { library } from '../library/pt-BR/library.ts'
import { takeWritten } from './edits/body.ts'
import { namedPeople } from './named-people.ts'
import { spokenSentence } from './spoken-sentence.ts'
import { sampleCeremony, withBody } from './testing/sample-ceremony.ts'
import { touchedSentences } from './touched-sentences.ts'

const people = namedPeople(sampleCeremony(), library.frame)

test('a sentence that a changed form of address touches is shown with names, never with tokens', () => {
  const ceremony = takeWritten(sampleCeremony(), 'welcome', 'Ela viu {first} na fila.', 4_000)
  const [touched] = touchedSentences(ceremony, { kind: 'agreement' })
  if (touched === undefined) throw new Error('nothing is touched')
  expect(spokenSentence(touched, ceremony, people)).toBe('Ela viu João na fila.')
})

test('braces that were typed by hand stay as they were typed', () => {
  const lines = [{ speaker: 'celebrant' as const, text: 'Ela leu {first}.' }]
  const ceremony = withBody(sampleCeremony(), 'sandCeremony', { kind: 'byHand', lines })
  const touched = touchedSentences(ceremony, { kind: 'agreement' })
  expect(touched.map((one) => spokenSentence(one, ceremony, people))).toEqual(['Ela leu {first}.'])
})
