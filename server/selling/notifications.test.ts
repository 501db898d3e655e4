import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { DueNotification } from '#server/ports/order-store.ts'
import {
  bookedPayment,
  checkoutOf,
  notFound,
  refused,
  unreachable,
} from '#server/testing/played-provider.ts'
import { type SellerChanges, sellersOverOneStore } from '#server/testing/test-seller.ts'
import { createNotifications } from './notifications.ts'

const newSeller = sellersOverOneStore()
const hourMs = 60 * 60_000

function newNotifications(changes: SellerChanges = {}) {
  const shop = newSeller(changes)
  const { seller, store, mercadoPago } = shop
  const { receive, follow } = createNotifications(seller)
  const bring = (body = '') =>
    receive('mercado-pago', {
      headers: new Headers(),
      query: new URLSearchParams(),
      from: '203.0.113.1',
      rawBody: new TextEncoder().encode(body),
    })
  const refusals = async () => {
    const all = { from: 0, until: Number.MAX_SAFE_INTEGER, limit: 1_000 }
    return (await store.listNotifications({ ...all, refusedOnly: true })).length
  }
  return { ...shop, receive, follow, bring, refusals, refuse, dueFor, kept, believe }

  /** Makes the next one genuine. */
  function believe(hint: DueNotification['hint'], notificationKey: string = randomUUID()) {
    mercadoPago.verdict = { ok: true, hint, notificationKey }
  }

  function refuse(reason: Extract<typeof mercadoPago.verdict, { ok: false }>['reason']) {
    mercadoPago.verdict = { ok: false, reason }
  }

  /** Receives one that points at this, and claims it for following. */
  async function dueFor(hint: DueNotification['hint']): Promise<DueNotification> {
    believe(hint)
    await bring()
    const due = await store.claimDueNotifications(seller.now(), hourMs, 100)
    const [one] = due.slice(-1)
    if (!one) throw new Error('nothing is due')
    return one
  }

  /** Its row in the operator's list. */
  async function kept(id: string) {
    const all = { from: 0, until: Number.MAX_SAFE_INTEGER, refusedOnly: false, limit: 1_000 }
    const { outcome, orderId, processedAt } =
      (await store.listNotifications(all)).find((one) => one.id === id) ?? {}
    return { outcome, orderId, isProcessed: processedAt !== null }
  }
}

const payment = { kind: 'payment', paymentId: '1' } as const

describe('receiving', () => {
  test('stores a genuine notification once, and reports whether it is new', async () => {
    const { believe, bring, events, logged, store, seller } = newNotifications()
    believe(payment, 'same')
    expect([await bring(), await bring()]).toEqual(['recorded', 'recorded'])
    expect(events).toEqual(['mercado-pago notified', 'mercado-pago notified-again'])
    expect(logged[0]?.fields['notification']).toEqual(expect.any(String))
    const due = await store.claimDueNotifications(seller.now(), 1, 100)
    expect(due).toMatchObject([
      { provider: 'mercado-pago', hint: payment, receivedAt: seller.now() },
    ])
  })

  test('stores nothing from a disabled provider', async () => {
    const { believe, bring, refusals } = newNotifications({ payments: {} })
    believe(payment)
    expect(await bring()).toBe('provider-off')
    expect(await refusals()).toBe(0)
  })

  test('asks for what cannot be verified now to be sent again, and stores nothing', async () => {
    const { refuse, bring, events, refusals } = newNotifications()
    refuse('unverifiable-now')
    expect(await bring()).toBe('unverifiable')
    expect(events).toEqual(['mercado-pago notification-unverifiable'])
    expect(await refusals()).toBe(0)
  })

  test('stores what is refused for the operator, once per content and reason', async () => {
    const { refuse, bring, events, logged, refusals } = newNotifications()
    refuse('signature-mismatch')
    expect([await bring('a'), await bring('a'), await bring('b')]).toEqual([
      ...['refused', 'refused', 'refused'],
    ])
    refuse('unsigned')
    expect(await bring('a')).toBe('refused')
    expect(events).toEqual(Array(4).fill('mercado-pago notification-refused'))
    expect(logged[0]?.fields).toMatchObject({ reason: 'signature-mismatch' })
    expect(await refusals()).toBe(3)
  })

  test('accepts what is genuine but unreadable: sending it again would not help', async () => {
    const { refuse, bring } = newNotifications()
    refuse('unreadable')
    expect(await bring()).toBe('recorded')
  })

  test('stores no more than 300 refused ones an hour, however many are sent', async () => {
    const keys: string[] = []
    const recordNotification = async ({ key, verdict }: { key: string; verdict: object }) => {
      expect(verdict).toEqual({ verified: false, reason: 'unsigned' })
      keys.push(key)
      return 'new' as const
    }
    const { refuse, bring, clock } = newNotifications({ store: { recordNotification } })
    refuse('unsigned')
    for (let count = 0; count < 301; count += 1) expect(await bring(`${count}`)).toBe('refused')
    clock.nowMs += hourMs - 1
    await bring('late')
    expect(keys).toHaveLength(300)
    // SHA-256 of «0», as `printf 0 | openssl dgst -sha256 -binary | basenc --base64url` says.
    const digest = 'X-zrZv_IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V-k'
    expect(keys[0]).toBe(`refused|mercado-pago|unsigned|${digest}`)
    clock.nowMs += 1
    for (let count = 0; count < 301; count += 1) await bring(`${count}`)
    expect(keys).toHaveLength(600)
  })
})

describe('following', () => {
  test('a notification of a payment brings its order in line with the books', async () => {
    const { dueFor, follow, order, mercadoPago, kept, store } = newNotifications()
    const { id } = await order()
    mercadoPago.books.push(bookedPayment(id, { id: '1' }))
    const due = await dueFor(payment)
    await follow(due)
    expect(mercadoPago.asked).toEqual([['paymentsOfHint', payment]])
    expect((await store.findOrder(id))?.state.status).toBe('paid')
    expect(await kept(due.id)).toEqual({ outcome: 'followed', orderId: id, isProcessed: true })
  })

  test('a payment that names no order of ours is recorded as a stray, and nobody is written to', async () => {
    const { dueFor, follow, order, mercadoPago, kept } = newNotifications()
    const stray: string[] = []
    const { id } = await order()
    const shop = newNotifications({
      store: { keepStrayPayment: async (one) => void stray.push(one.id) },
    })
    shop.mercadoPago.books.push(
      bookedPayment(null, { id: '1' }),
      bookedPayment('unknown', { id: '1' }),
      bookedPayment(id, { id: '1', status: 'pending', approvedAtMs: null }),
    )
    await shop.follow(await shop.dueFor(payment))
    expect(stray).toEqual(['1', '1'])

    mercadoPago.books.push(bookedPayment(null, { id: '1' }))
    const due = await dueFor(payment)
    await follow(due)
    expect(await kept(due.id)).toEqual({ outcome: 'no-order', orderId: null, isProcessed: true })
  })

  test('a notification of a checkout collects its order', async () => {
    const { dueFor, follow, order, mercadoPago, kept } = newNotifications()
    const { id } = await order()
    mercadoPago.books.push(bookedPayment(id))
    const due = await dueFor({ kind: 'checkout', ...checkoutOf(id) })
    await follow(due)
    expect(mercadoPago.asked.map(([verb]) => verb)).toEqual(['capture'])
    expect(await kept(due.id)).toEqual({ outcome: 'paid', orderId: id, isProcessed: true })
  })

  test('one that does not concern us, or whose provider is disabled, ends there', async () => {
    const { dueFor, follow, seller, mercadoPago, kept } = newNotifications()
    const nothing = await dueFor({ kind: 'nothing', topic: 'x' })
    await follow(nothing)
    const unknown = await dueFor({ kind: 'checkout', providerReference: 'unknown' })
    await follow(unknown)
    const off = await dueFor(payment)
    await createNotifications({ ...seller, payments: {} }).follow(off)
    const outcomes = await Promise.all([nothing, unknown, off].map(({ id }) => kept(id)))
    expect(outcomes).toEqual(
      ['no-concern', 'unknown-checkout', 'provider-off'].map((outcome) => ({
        ...{ outcome, orderId: null, isProcessed: true },
      })),
    )
    expect(mercadoPago.asked).toEqual([])
  })

  test.each([refused, notFound])(
    'a payment that cannot be read ends there: $failure',
    async (failure) => {
      const { dueFor, follow, mercadoPago, kept, events, logged } = newNotifications()
      mercadoPago.failing = { paymentsOfHint: failure }
      const due = await dueFor(payment)
      await follow(due)
      const outcome = failure.failure
      expect(await kept(due.id)).toEqual({ outcome, orderId: null, isProcessed: true })
      expect(events.at(-1)).toBe(`mercado-pago follow-${outcome}`)
      expect(logged.at(-1)?.fields).toMatchObject({ notification: due.id })
    },
  )
})

describe('what cannot be followed now', () => {
  /** Attempts and the pause after each, in milliseconds. */
  const pauses = [
    [1, 2_000],
    [2, 4_000],
    [8, 256_000],
    [9, 300_000],
    [5_000, 300_000],
  ] as const

  test('is retried after pauses that double up to five minutes', async () => {
    const { dueFor, follow, mercadoPago, store, seller, kept } = newNotifications()
    mercadoPago.failing = { paymentsOfHint: unreachable }
    const due = await dueFor(payment)
    await follow(due)
    expect(await kept(due.id)).toEqual({
      ...{ outcome: 'unreachable', orderId: null, isProcessed: false },
    })
    const next = async (at: number) =>
      (await store.claimDueNotifications(at, 1, 100)).filter(({ id }) => id === due.id)
    expect(await next(seller.now() + 1_999)).toEqual([])
    expect(await next(seller.now() + 2_000)).toHaveLength(1)

    const said: number[] = []
    const rescheduleNotification = async (_due: object, nextAttemptAt: number) => {
      said.push(nextAttemptAt - seller.now())
    }
    const noting = createNotifications({ ...seller, store: { ...store, rescheduleNotification } })
    for (const [attempts] of pauses) await noting.follow({ ...due, attempts })
    expect(said).toEqual(pauses.map(([, pauseMs]) => pauseMs))
  })

  test('about a checkout is retried as well', async () => {
    const { dueFor, follow, order, mercadoPago, kept } = newNotifications()
    const { id } = await order()
    mercadoPago.failing = { capture: unreachable }
    const due = await dueFor({ kind: 'checkout', ...checkoutOf(id) })
    await follow(due)
    expect(await kept(due.id)).toEqual({
      ...{ outcome: 'unreachable', orderId: null, isProcessed: false },
    })
  })

  test('is given up on after more than a day', async () => {
    const { dueFor, follow, mercadoPago, kept, clock } = newNotifications()
    mercadoPago.failing = { paymentsOfHint: unreachable }
    const due = await dueFor(payment)
    clock.nowMs += 24 * hourMs
    await follow(due)
    expect(await kept(due.id)).toMatchObject({ isProcessed: false })
    clock.nowMs += 1
    await follow(due)
    expect(await kept(due.id)).toEqual({ outcome: 'given-up', orderId: null, isProcessed: true })
  })
})
