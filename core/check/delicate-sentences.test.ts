import { describe, expect, test } from 'vitest'
import type { Ceremony } from '../ceremony/document.ts'
import { decideDelicate } from '../ceremony/edits/second-reading.ts'
import { sampleCeremony } from '../ceremony/testing/sample-ceremony.ts'
import { library } from '../library/pt-BR/library.ts'
import { fingerprint } from '../writer/fingerprint.ts'
import { isDelicateUnseen, seeDelicate, sentencesToWarnOf } from './delicate-marks.ts'
import { delicateSentences, leftOutOf, staysOut } from './delicate-sentences.ts'
import { writtenAs } from './testing/checked-couple.ts'
import { rangeOf, tellingOf } from './testing/told.ts'
import { withoutSentence } from './without-sentence.ts'

const telling = tellingOf('challenges', 'A avó se foi em 2020, pode contar. Ele tocava baixo.')
const lost = 'A avó olha por vocês.'
const played = 'E o baixo continuou tocando.'
const hospital = 'No hospital, alguém riu.'
const grandmother = { telling: telling.id, quote: 'A avó se foi em 2020,' }

function read(changes: Partial<Ceremony> = {}): Ceremony {
  const backed = { verdict: 'backed' as const, rests: [grandmother] }
  return {
    ...writtenAs(sampleCeremony({ tellings: [telling] }), `${lost} ${played} ${hospital}`),
    secondReading: {
      sentences: [
        { mark: fingerprint(lost), ...backed, isDelicate: true },
        { mark: fingerprint(played), ...backed },
      ],
      leftOut: [grandmother, { telling: telling.id, quote: 'Ele tocava piano.' }],
    },
    ...changes,
  }
}

describe('delicate sentences', () => {
  test('are those that were read so, with the words that permit them, and perhaps those that nobody has read', () => {
    expect(delicateSentences(read(), library)).toEqual([
      expect.objectContaining({
        sentence: lost,
        isMaybe: false,
        told: [{ ...grandmother, start: 0, end: 21 }],
      }),
      expect.objectContaining({ sentence: hospital, isMaybe: true }),
    ])
  })

  test('keep what was decided about them while they stand', () => {
    const stays = decideDelicate(read(), fingerprint(lost), 'stays', 2)
    expect(delicateSentences(stays, library)[0]).toMatchObject({ decision: 'stays' })
    const changed = writtenAs(stays, lost.replace('olha', 'cuida'))
    expect(delicateSentences(changed, library)).toEqual([])
  })

  test('are asked about once, and only where one was read so', () => {
    expect(isDelicateUnseen(read(), library)).toBe(true)
    expect(isDelicateUnseen(seeDelicate(read(), 2), library)).toBe(false)
    expect(isDelicateUnseen(writtenAs(read(), played), library)).toBe(false)
    const { secondReading: _, ...unread } = read()
    expect(isDelicateUnseen(unread, library)).toBe(false)
  })

  test('of which somebody is to be warned are told while they are said', () => {
    const warned = decideDelicate(read(), fingerprint(lost), 'warn', 2)
    expect(sentencesToWarnOf(warned, library)).toEqual([lost])
    expect(sentencesToWarnOf(writtenAs(warned, played), library)).toEqual([])
  })

  test('can be taken out, with nothing else of their line', () => {
    const [first] = delicateSentences(read(), library)
    if (first === undefined) throw new Error('nothing is delicate')
    const without = withoutSentence(read(), library, first, 2)
    expect(delicateSentences(without, library).map(({ sentence }) => sentence)).toEqual([hospital])
    expect(JSON.stringify(without.plan)).toContain(`${played} ${hospital}`)
    expect(withoutSentence(without, library, first, 3)).toBe(without)
  })
})

test('what stays out is named once with its reason, and requests are not', () => {
  const twice = tellingOf('t2', 'Ele tocava baixo. Não falem disso.')
  const ranges = [
    rangeOf(telling, 'Ele tocava baixo.', 'asked'),
    rangeOf(twice, 'Ele tocava baixo.', 'asked'),
    rangeOf(twice, 'Não falem disso.', 'request'),
  ]
  expect(staysOut(read({ tellings: [telling, twice], ranges }))).toMatchObject([
    { telling: telling.id, quote: 'Ele tocava baixo.', why: 'asked' },
  ])
})

test('what was left out counts only while it is told and may be said', () => {
  expect(leftOutOf(read())).toEqual([grandmother])
  expect(leftOutOf(read({ ranges: [rangeOf(telling, 'A avó se foi')] }))).toEqual([])
})
