import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { ToldRange } from '../../told/told-range.ts'
import { fingerprint } from '../../writer/fingerprint.ts'
import { requestOfCeremony } from '../../writer/request-of-ceremony.ts'
import { type Ceremony, ceremonySchema } from '../document.ts'
import { answered } from '../testing/answered.ts'
import { sampleCeremony } from '../testing/sample-ceremony.ts'
import { allowAllBut, decideRange, holdWords, type ReadingFound, takeReading } from './ranges.ts'
import { changeAnswer } from './tellings.ts'

const nowMs = 5
const met = 'Foi na fila do pão. O irmão dele foi preso ontem. Chovia muito em Recife.'
const success = 'Ter paz. O irmão dele foi preso ontem.'
const prison = 'O irmão dele foi preso ontem.'
const told = sampleCeremony({ tellings: answered({ howTheyMet: met, success }) })

function reading(found: Partial<ReadingFound> = {}): ReadingFound {
  return {
    ...{ outcome: 'read', tellings: ['howTheyMet', 'success'], ranges: [], tellers: [] },
    ...found,
  }
}

const held = { decision: 'hold', by: 'reading', why: 'hardship' } as const
const askedFor = (ceremony: Ceremony) =>
  requestOfCeremony(ceremony, { texts: ['ceremony'], rituals: [] })
const take = (ceremony: Ceremony, found: Partial<ReadingFound>, sent = askedFor(ceremony)) =>
  takeReading(ceremony, reading(found), sent, nowMs)
const rangesIn = ({ ranges }: Ceremony) =>
  ranges.map(({ telling, quote, decision, by }) => [telling, quote, decision, by])

describe('a reading', () => {
  test('holds its words wherever they are told, and counts as read', () => {
    const after = take(told, { ranges: [{ telling: 'howTheyMet', quote: prison, ...held }] })
    expect(rangesIn(after)).toEqual([
      ['howTheyMet', prison, 'hold', 'reading'],
      ['success', prison, 'hold', 'reading'],
    ])
    expect(after.tellingsRead).toEqual({
      ...{ howTheyMet: fingerprint(met), success: fingerprint(success) },
      leaveUnsaid: fingerprint(''),
    })
  })

  test('says who told it only where nobody else has', () => {
    const known = changeAnswer(told, 'success', { by: 'second' }, nowMs)
    const tellers: ReadingFound['tellers'] = [
      { telling: 'howTheyMet', by: 'first' },
      { telling: 'success', by: 'first' },
    ]
    expect(take(known, { tellers }).tellings.map(({ by }) => by)).toEqual(['first', 'second'])
  })

  test('counts for nothing that was typed meanwhile', () => {
    const typed = changeAnswer(told, 'success', { text: `${success} E rir.` }, nowMs)
    const after = take(typed, {}, askedFor(told))
    expect(Object.keys(after.tellingsRead ?? {})).toEqual(['howTheyMet', 'leaveUnsaid'])
  })

  test('counts for nothing once the wishes have changed meanwhile', () => {
    const wishes = { ...told.wishes, leaveUnsaid: 'o pai' }
    expect(take({ ...told, wishes }, {}, askedFor(told)).tellingsRead).toEqual({})
  })

  test('that failed leaves everything unread, with what code held', () => {
    const found = { telling: 'success', quote: prison, ...held, by: 'code' } as const
    const after = take(told, { outcome: 'failed', ranges: [found] })
    expect(after.tellingsRead).toBeUndefined()
    expect(after.ranges.map(({ decision }) => decision)).toContain('hold')
  })

  test('takes the place of the reading before it, but of nothing that a hand decided', () => {
    const once = take(told, {
      ranges: [
        { telling: 'howTheyMet', quote: prison, ...held },
        { telling: 'howTheyMet', quote: 'Chovia muito em Recife.', ...held },
      ],
    })
    const allowed = decideRange(once, { quote: prison }, 'allow', nowMs)
    const again = take(allowed, { ranges: [{ telling: 'howTheyMet', quote: prison, ...held }] })
    expect(rangesIn(again)).toEqual([
      ['howTheyMet', prison, 'allow', 'hand'],
      ['success', prison, 'allow', 'hand'],
    ])
  })
})

describe('a hand', () => {
  test('holds marked words wherever they are told, without the spaces around them', () => {
    const start = met.indexOf(prison) - 1
    const after = holdWords(
      told,
      'howTheyMet',
      { start, end: start + prison.length + 2 },
      {},
      nowMs,
    )
    expect(rangesIn(after)).toMatchObject([
      ['howTheyMet', prison, 'hold', 'hand'],
      ['success', prison, 'hold', 'code'],
    ])
    expect(holdWords(told, 'howTheyMet', { start: 3, end: 4 }, {}, nowMs)).toBe(told)
  })

  test('makes a secret of what it held, and of nothing around it', () => {
    const whole = holdWords(told, 'success', { start: 0, end: success.length }, {}, nowMs)
    const start = success.indexOf('Ter')
    const secret = holdWords(
      whole,
      'success',
      { start, end: start + 8 },
      { secretFor: 'first' },
      nowMs,
    )
    const own = secret.ranges.filter(({ telling }) => telling === 'success')
    expect(own.map(({ quote, secretFor }) => [quote, secretFor])).toEqual([
      ['Ter paz.', 'first'],
      [prison, undefined],
    ])
    const open = decideRange(secret, { quote: 'Ter paz.' }, 'allow', nowMs)
    expect(open.ranges.find(({ quote }) => quote === 'Ter paz.')).not.toHaveProperty('secretFor')
  })

  test('allows all of a telling but what somebody asked to leave out', () => {
    const once = take(told, {
      ranges: [
        { telling: 'howTheyMet', quote: 'Chovia muito em Recife.', ...held },
        { telling: 'howTheyMet', quote: prison, ...held, why: 'asked' },
      ],
    })
    expect(rangesIn(allowAllBut(once, 'howTheyMet', nowMs)).slice(0, 2)).toEqual([
      ['howTheyMet', prison, 'hold', 'reading'],
      ['howTheyMet', 'Chovia muito em Recife.', 'allow', 'hand'],
    ])
  })

  test('cannot allow what the wishes for the whole ceremony name', () => {
    const wishes = { ...told.wishes, leaveUnsaid: 'o irmão' }
    const once = take(
      { ...told, wishes },
      {
        ranges: [{ telling: 'howTheyMet', quote: prison, ...held, why: 'asked' }],
      },
    )
    const after = decideRange(once, { quote: prison }, 'allow', nowMs)
    const own = after.ranges.filter(({ quote }) => quote.includes('irmão'))
    expect(own.every(({ decision }) => decision === 'hold')).toBe(true)
  })
})

/** What may be said in the end, whoever decided it. */
const saidOf = ({ ranges }: Ceremony) =>
  ranges.map(({ telling, start, end, decision }) => [telling, start, end, decision])

test('whatever is decided, ranges lie apart over the words they quote, and deciding twice is deciding once', () => {
  const marked = fc.record({
    telling: fc.constantFrom('howTheyMet', 'success'),
    start: fc.nat(met.length),
    length: fc.nat(30),
    secretFor: fc.constantFrom(undefined, 'first' as const),
    decision: fc.constantFrom('hold' as const, 'allow' as const),
  })
  fc.assert(
    fc.property(fc.array(marked, { maxLength: 6 }), (all) => {
      let ceremony = told
      for (const { telling, start, length, secretFor, decision } of all) {
        const place = { start, end: start + length }
        const secret: Pick<ToldRange, 'secretFor'> = secretFor === undefined ? {} : { secretFor }
        ceremony = holdWords(ceremony, telling, place, secret, nowMs)
        const [range] = ceremony.ranges
        if (range === undefined) continue
        ceremony = decideRange(ceremony, range, decision, nowMs)
        const again = decideRange(ceremony, range, decision, nowMs)
        expect(saidOf(again)).toEqual(saidOf(ceremony))
      }
      expect(v.is(ceremonySchema, ceremony)).toBe(true)
      for (const { id, text } of ceremony.tellings) {
        const own = ceremony.ranges.filter(({ telling }) => telling === id)
        for (const [position, { start, end, quote }] of own.entries()) {
          expect(text.slice(start, end)).toBe(quote)
          expect(start).toBeGreaterThanOrEqual(own[position - 1]?.end ?? 0)
        }
      }
    }),
  )
})
