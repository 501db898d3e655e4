import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newCeremony } from '../new-ceremony.ts'
import { answered } from '../testing/answered.ts'
import { anyCeremony } from '../testing/any-ceremony.ts'
import { sampleCeremony } from '../testing/sample-ceremony.ts'
import { firstStageOf, withFirstStage } from './first-stage-view.ts'
import { fromFirstStage } from './from-first-stage.ts'
import type { FirstStage } from './stored-entries.ts'

const content: FirstStage = {
  info: {
    brideName: 'Luísa Prado',
    groomName: 'Thiago O’Neill',
    location: 'Tiradentes',
    date: '2027-05-15',
    time: '16:30',
  },
  answers: ['Recife', '', '', 'Bicicleta', ''],
  texts: { welcome: 'Boa tarde!', ceremony: 'Um.', finalMessage: 'Eu os declaro casados.' },
  formerTexts: [
    { welcome: 'Primeira.', ceremony: 'Velha.', finalMessage: '' },
    { welcome: 'Segunda.', ceremony: 'Velha.', finalMessage: 'Fim.' },
  ],
}

const beginning = { id: 'one', nowMs: 5, language: 'pt-BR' } as const

describe('a document on the page of the first stage', () => {
  test('shows what was brought over from there, former texts in their order', () => {
    const { formerTexts, ...shown } = firstStageOf(fromFirstStage(content, beginning))
    const { formerTexts: _former, ...brought } = content
    expect(shown).toEqual(brought)
    expect(formerTexts.map(({ welcome }) => welcome)).toEqual(['Primeira.', 'Segunda.'])
    expect(formerTexts.at(-1)).toEqual(content.formerTexts.at(-1))
  })

  test('takes what is changed there as if it had been brought over so', () => {
    const changed = withFirstStage(newCeremony(beginning), content, 9)
    expect(changed).toEqual({
      ...fromFirstStage(content, beginning),
      revision: 1,
      changedAtMs: 9,
    })
  })

  test('has its declaration again once the final message is emptied', () => {
    const written = withFirstStage(newCeremony(beginning), content, 9)
    const emptied = withFirstStage(
      written,
      { ...content, texts: { ...content.texts, finalMessage: '' } },
      10,
    )
    expect(emptied.plan.at(-1)?.body).toEqual(newCeremony(beginning).plan.at(-1)?.body)
  })

  test('is the very same document while nothing is changed there, whatever else it holds', () => {
    fc.assert(
      fc.property(anyCeremony, (ceremony) => {
        const { formerTexts: _former, ...shown } = firstStageOf(ceremony)
        expect(withFirstStage(ceremony, shown, 9)).toBe(ceremony)
      }),
    )
  })

  test('keeps the members that were not touched, so that only what changed need be stored', () => {
    const before = sampleCeremony()
    const { formerTexts: _former, ...shown } = firstStageOf(before)
    const after = withFirstStage(before, { ...shown, answers: ['Recife', '', '', '', ''] }, 9)
    expect(after.plan).toBe(before.plan)
    expect(after.couple).toBe(before.couple)
    expect(after.ranges).toBe(before.ranges)
    expect(after.tellings).toEqual(answered({ guestCities: 'Recife' }))
  })
})
