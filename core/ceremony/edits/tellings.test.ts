import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { answerText } from '../../told/answers.ts'
import type { Telling } from '../../told/telling.ts'
import type { ToldRange } from '../../told/told-range.ts'
import { type Ceremony, ceremonySchema } from '../document.ts'
import { answered } from '../testing/answered.ts'
import { anyCeremony, anyText } from '../testing/any-ceremony.ts'
import { sampleCeremony } from '../testing/sample-ceremony.ts'
import { addTelling, changeAnswer, changeTelling, removeTelling } from './tellings.ts'

const nowMs = 5
const text = 'Foi na fila. Ele perdeu o pai. Chovia.'
const held: ToldRange = {
  ...{ telling: 'howTheyMet', start: 13, end: 30, quote: 'Ele perdeu o pai.' },
  ...{ decision: 'hold', by: 'reading', why: 'hardship' },
}
const told = sampleCeremony({
  tellings: answered({ howTheyMet: text }),
  ranges: [held],
  tellingsRead: { howTheyMet: 'a print', leaveUnsaid: 'another' },
})
const talk: Telling = { id: 'talk', from: 'talk', by: 'several', text: 'Então…' }
const questionsOf = ({ tellings }: Ceremony) => tellings.map(({ id }) => id)

describe('an answer', () => {
  test('becomes a telling with its first words, and keeps who gave it', () => {
    const first = changeAnswer(sampleCeremony(), 'success', { by: 'first' }, nowMs)
    expect(changeAnswer(first, 'success', { text: 'Ter tempo.' }, nowMs).tellings).toEqual([
      { id: 'success', from: 'answer', question: 'success', by: 'first', text: 'Ter tempo.' },
    ])
  })

  test('stands in the order of the questions, before all that came otherwise', () => {
    let ceremony = addTelling(sampleCeremony(), talk, nowMs)
    for (const question of ['success', 'guestCities', 'anotherQuestion', 'howTheyMet']) {
      ceremony = changeAnswer(ceremony, question, { text: question }, nowMs)
    }
    expect(questionsOf(ceremony)).toEqual([
      ...['guestCities', 'howTheyMet', 'success', 'anotherQuestion', 'talk'],
    ])
  })

  test('is the first of several that answer its question', () => {
    const second: Telling = { ...talk, question: 'howTheyMet' }
    const both = addTelling(told, second, nowMs)
    const after = changeAnswer(both, 'howTheyMet', { text: 'Na praia.' }, nowMs)
    expect(after.tellings.map((one) => one.text)).toEqual(['Na praia.', talk.text])
  })
})

describe('what is held', () => {
  test('follows what is typed around it, and the telling counts as read by its fingerprint alone', () => {
    const after = changeAnswer(told, 'howTheyMet', { text: `Ah! ${text}` }, nowMs)
    expect(after.ranges).toEqual([{ ...held, start: 17, end: 34 }])
    expect(after.tellingsRead).toEqual(told.tellingsRead)
  })

  test('is read again where its own words changed, also when they are typed back', () => {
    const changed = changeAnswer(told, 'howTheyMet', { text: text.replace('pai', 'tio') }, nowMs)
    const back = changeAnswer(changed, 'howTheyMet', { text }, nowMs)
    expect(back.ranges).toEqual([])
    expect(back.tellingsRead).toEqual({ leaveUnsaid: 'another' })
  })
})

describe('a telling', () => {
  test('can be for whoever celebrates alone, and for all again', () => {
    const hidden = changeTelling(told, 'howTheyMet', { isPrivate: true }, nowMs)
    expect(hidden.tellings[0]).toMatchObject({ isPrivate: true, text })
    const open = changeTelling(hidden, 'howTheyMet', { isPrivate: false }, nowMs)
    expect(open.tellings).toEqual(told.tellings)
  })

  test('goes with all that was decided about it', () => {
    const after = removeTelling(addTelling(told, talk, nowMs), 'howTheyMet', nowMs)
    expect(after).toMatchObject({ tellings: [talk], ranges: [] })
    expect(after.tellingsRead).toEqual({ leaveUnsaid: 'another' })
  })

  test('that is there already, or is not there, changes nothing', () => {
    expect(addTelling(told, { ...talk, id: 'howTheyMet' }, nowMs)).toBe(told)
    expect(changeTelling(told, 'talk', { text: '' }, nowMs)).toBe(told)
    expect(removeTelling(told, 'talk', nowMs)).toBe(told)
  })
})

test('whatever is typed, the ceremony stays one and says what was typed', () => {
  fc.assert(
    fc.property(anyCeremony, anyText, anyText, (ceremony, one, other) => {
      let next = changeAnswer(ceremony, 'success', { text: one }, nowMs)
      next = changeAnswer(next, 'talk', { text: other }, nowMs)
      expect(answerText(next, 'success')).toBe(one)
      expect(answerText(next, 'talk')).toBe(other)
      expect(v.is(ceremonySchema, next)).toBe(true)
    }),
  )
})
