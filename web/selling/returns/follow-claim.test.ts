import { describe, expect, test } from 'vitest'
import type { ClaimRequest, PendingPurchase, SessionUser } from '#core/wire.ts'
import type { ClaimOutcome } from '../selling-client.ts'
import { type ClaimNews, followClaim } from './follow-claim.ts'

const user: SessionUser = {
  email: 'ana@example.org',
  name: 'Ana',
  pin: '123456',
  subscriptionEnd: '2099-01-01T00:00:00.000Z',
  special: false,
}

/** Follows a server that gives these answers in turn and then repeats the last. */
async function follow(words: readonly ClaimOutcome[], returned: ClaimRequest['returned']) {
  const waits: number[] = []
  const news: ClaimNews[] = []
  let asked = 0
  const claim = () => {
    const word = words[Math.min(asked, words.length - 1)]
    asked += 1
    return Promise.resolve(word ?? { status: 'unheard' as const })
  }
  const wait = (ms: number) => {
    waits.push(ms)
    return Promise.resolve()
  }
  const request = returned === undefined ? {} : { returned }
  for await (const item of followClaim({ claim }, request, wait)) news.push(item)
  return { news, waits, asked }
}

const purchase: PendingPurchase = {
  provider: 'mercado-pago',
  priceCents: 9900,
  currency: 'BRL',
  email: null,
  checkoutUrl: null,
}
const pending: ClaimOutcome = { status: 'pending', purchase }
const unheard: ClaimOutcome = { status: 'unheard' }

describe('waiting for the server’s word', () => {
  test('ends at once with a final answer', async () => {
    const words: ClaimOutcome[] = [
      { status: 'paid', user },
      { status: 'mailed' },
      { status: 'failed' },
      { status: 'order-not-found' },
    ]
    for (const word of words) {
      const { news, waits } = await follow([word], 'success')
      expect(news.map(({ state }) => state)).toEqual([word.status])
      expect(waits).toEqual([])
    }
  })

  test('hands the user over with the payment', async () => {
    const { news } = await follow([pending, { status: 'paid', user }], 'success')
    expect(news).toEqual([{ state: 'paid', user }])
  })

  test('says pending once, sooner to a buyer who left with a slip, and goes on', async () => {
    const slip = await follow([pending, pending, pending, { status: 'paid', user }], 'pending')
    expect(slip.news.map(({ state }) => state)).toEqual(['pending', 'paid'])
    const card = await follow([pending, pending, pending, { status: 'paid', user }], 'success')
    expect(card.news.map(({ state }) => state)).toEqual(['paid'])
  })

  test('asks less and less often, and not for ever', async () => {
    const { news, waits, asked } = await follow([pending], 'pending')
    expect(news).toEqual([{ state: 'pending', purchase }])
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect(waits.at(0)).toBe(1_000)
    expect(waits.at(-1)).toBe(60_000)
    expect(asked).toBeLessThan(100)
  })

  test('gives up only when the server stays silent, and admits that it does not know', async () => {
    expect((await follow([unheard], 'success')).news).toEqual([{ state: 'unknown' }])
    const patchy = [unheard, unheard, pending, unheard, unheard, { status: 'paid' as const, user }]
    const { news } = await follow(patchy, 'success')
    expect(news.map(({ state }) => state)).toEqual(['paid'])
  })

  test('stops when the page is left', async () => {
    const gone = new Error('gone')
    const claim = () => Promise.resolve(pending)
    const following = followClaim({ claim }, {}, () => Promise.reject(gone))
    await expect(following.next()).rejects.toBe(gone)
  })
})
