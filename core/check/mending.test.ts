import { expect, test } from 'vitest'
import { editText } from '../ceremony/edits/body.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { library } from '../library/pt-BR/library.ts'
import { fingerprint } from '../writer/fingerprint.ts'
import { findingsOf } from './findings-of.ts'
import { mendsOf, puttingIn } from './mending.ts'
import { writtenAs } from './testing/checked-couple.ts'
import { inHand } from './testing/found-words.ts'
import { tellingOf } from './testing/told.ts'

const invented = 'Eles riram muito.'
const aloud = 'Vocês disseram que eu podia contar.'
const text = `Boa tarde. ${invented}\n\nNada aqui.\n\n${aloud} ${invented}`
const secondReading = {
  sentences: [
    { mark: fingerprint(invented), verdict: 'unbacked' as const, rests: [] },
    { mark: fingerprint(aloud), verdict: 'permission' as const, rests: [] },
  ],
  leftOut: [],
}
const ceremony = { ...writtenAs(sampleCeremony(), text), secondReading }

test('each paragraph with something marked is written again once, told what is wrong in each sentence', () => {
  const mends = mendsOf(findingsOf(ceremony, library), ceremony, library)
  expect(mends).toMatchObject([
    { sectionKey: 'ceremony', paragraph: `Boa tarde. ${invented}`, isCorrected: false },
    { sectionKey: 'ceremony', paragraph: `${aloud} ${invented}` },
  ])
  expect(mends[1]?.instruction.split('\n')).toEqual([
    expect.stringContaining('só as frases'),
    expect.stringMatching(/^“Vocês disseram que eu podia contar\.”: tire a permissão/),
    expect.stringMatching(/^“Eles riram muito\.”: diga só o que foi contado/),
  ])
  expect(mends[0]?.instruction).not.toContain('Vocês disseram')
})

test('text that a hand has corrected says so, and what no writer wrote is left alone', () => {
  const corrected = editText(ceremony, 'ceremony', text, 2)
  expect(mendsOf(findingsOf(corrected, library), corrected, library)).toMatchObject([
    { isCorrected: true },
    { isCorrected: true },
  ])
  const typed = { ...inHand(sampleCeremony(), invented), secondReading }
  expect(mendsOf(findingsOf(typed, library), typed, library)).toEqual([])
})

test('what was left out goes into the text that answers its question, if that stands', () => {
  const told = {
    ...ceremony,
    tellings: [tellingOf('success', 'Rir de novo.'), tellingOf('t1', 'Foi num barco.')],
  }
  expect(puttingIn({ telling: 't1', quote: 'Foi num barco.' }, told)).toMatchObject({
    sectionKey: 'ceremony',
    instruction: expect.stringContaining('“Foi num barco.”'),
  })
  expect(puttingIn({ telling: 'success', quote: 'Rir de novo.' }, told)).toBeUndefined()
})
