import { describe, expect, test } from 'vitest'
import { sampleCeremony } from '../../ceremony/testing/sample-ceremony.ts'
import type { ReadSentence } from '../../told/second-reading.ts'
import type { ToldRange } from '../../told/told-range.ts'
import { fingerprint } from '../../writer/fingerprint.ts'
import { rangeOf, tellingOf } from '../testing/told.ts'
import { standingReadings } from './standing-readings.ts'

const telling = tellingOf('challenges', 'A loja fechou e ficou uma dívida. Foi num barco.')
const shop = { telling: telling.id, quote: 'A loja fechou e ficou uma dívida.' }
const boat = { telling: telling.id, quote: 'Foi num barco.' }
const sentence = 'A loja fechou, e veio o barco.'

function judged(
  read: Partial<ReadSentence>,
  ranges: readonly ToldRange[] = [],
): ReadSentence['verdict'] | undefined {
  const one = { mark: fingerprint(sentence), verdict: 'backed' as const, rests: [], ...read }
  const secondReading = { sentences: [one], leftOut: [] }
  const ceremony = sampleCeremony({ tellings: [telling], ranges: [...ranges], secondReading })
  return standingReadings(ceremony)(sentence)?.verdict
}

const held = rangeOf(telling, shop.quote)

describe('a sentence that was backed', () => {
  test('is held once all of a clause it rests on is', () => {
    expect(judged({ rests: [shop, boat] }, [held])).toBe('held')
  })

  test('stays backed while some of the clause may be said', () => {
    expect(judged({ rests: [shop] }, [rangeOf(telling, 'uma dívida')])).toBe('backed')
  })

  test('is as good as unread once nothing it rests on is told any more', () => {
    expect(judged({ rests: [{ ...boat, quote: 'Foi num trem.' }] })).toBeUndefined()
    expect(judged({ rests: [{ ...boat, telling: 'gone' }] })).toBeUndefined()
    expect(judged({ rests: [{ ...boat, quote: 'Foi num trem.' }, boat] })).toBe('backed')
  })
})

describe('a sentence that was held', () => {
  test('stays it while the words are', () => {
    expect(judged({ verdict: 'held', rests: [shop] }, [held])).toBe('held')
    expect(judged({ verdict: 'held', rests: [] })).toBe('held')
  })

  test('is as good as unread once somebody allows them', () => {
    const allowed = { ...held, decision: 'allow' as const, by: 'hand' as const }
    expect(judged({ verdict: 'held', rests: [shop] }, [allowed])).toBeUndefined()
  })

  test('stays it where it goes further than a permission', () => {
    const limited = { ...held, decision: 'allow' as const, limit: 'em uma frase' }
    expect(judged({ verdict: 'held', rests: [shop] }, [limited])).toBe('held')
  })
})
