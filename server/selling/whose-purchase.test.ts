/** Withdrawing when several people have paid for one access. */
import { describe, expect, test } from 'vitest'
import type { Buyer } from '#server/testing/buyer.ts'
import { forEachShop, paidByMercadoPago as paid } from '#server/testing/for-each-shop.ts'
import type { TestShop } from '#server/testing/test-shop.ts'

const dayMs = 24 * 60 * 60_000
const ana = 'ana@example.org'

async function enrolByLetter(shop: TestShop, orderId: string): Promise<Buyer> {
  const letter = (await shop.letters()).findLast(
    ({ params }) => 'purchase' in params && params.purchase?.orderId === orderId,
  )
  const browser = shop.buyer()
  const answer = await browser.send('POST', '/api/session', {
    enrolment: letter?.secrets.enrolment ?? 'no letter',
  })
  expect(answer.status).toBe(200)
  return browser
}

async function withdraw(buyer: Buyer): Promise<string> {
  const answer = await (await buyer.send('POST', '/api/withdrawal')).json()
  return answer.status ?? answer.error.code
}

const shownTo = async (buyer: Buyer) =>
  (await (await buyer.send('GET', '/api/withdrawal')).json()).purchase

forEachShop((open) => {
  const daysLeft = async (shop: TestShop) => {
    const [subscription] = await shop.subscriptions()
    return ((subscription?.ends_at ?? 0) - Date.now() - shop.clock.aheadMs) / dayMs
  }

  describe('a withdrawal', () => {
    test('by someone who bought first under another’s e-mail never takes that person’s purchase', async () => {
      const shop = await open()
      const stranger = await paid(shop, ana)
      await stranger.buyer.claim()
      shop.clock.aheadMs = 2 * dayMs
      const own = await paid(shop, ana)
      expect(await shownTo(stranger.buyer)).toMatchObject({ orderId: stranger.orderId })
      expect(await withdraw(stranger.buyer)).toBe('refunded')
      expect(shop.keptCents(stranger.orderId)).toEqual([0])
      expect(shop.keptCents(own.orderId)).toEqual([9900])
      // Two of the stranger's thirty days were used; Ana's thirty are untouched.
      expect(await daysLeft(shop)).toBeCloseTo(30, 2)
      expect(await withdraw(stranger.buyer)).toBe('nothing-to-withdraw')
      expect(shop.keptCents(own.orderId)).toEqual([9900])
    })

    test('of the later purchase leaves the days that someone else paid for before', async () => {
      const shop = await open()
      await paid(shop, ana)
      shop.clock.aheadMs = 2 * dayMs
      const own = await paid(shop, ana)
      const browser = await enrolByLetter(shop, own.orderId)
      expect(await withdraw(browser)).toBe('refunded')
      expect(await daysLeft(shop)).toBeCloseTo(28, 2)
      expect(shop.keptCents(own.orderId)).toEqual([0])
    })

    test('of one of three leaves the days of the other two, whichever is next', async () => {
      const shop = await open()
      const orders = [await paid(shop, ana), await paid(shop, ana), await paid(shop, ana)]
      const browsers = []
      for (const { orderId } of orders) browsers.push(await enrolByLetter(shop, orderId))
      const [first, second, third] = browsers
      shop.clock.aheadMs = 5 * dayMs
      expect(first && (await withdraw(first))).toBe('refunded')
      expect(await daysLeft(shop)).toBeCloseTo(60, 2)
      shop.clock.aheadMs = 8 * dayMs
      // The second's days began when the first's were taken back.
      expect(second && (await withdraw(second))).toBe('refunded')
      expect(await daysLeft(shop)).toBeCloseTo(30, 2)
      expect(third && (await withdraw(third))).toBe('refunded')
      expect(await daysLeft(shop)).toBeLessThanOrEqual(0)
    })

    test('takes the purchase’s browser or the link in its letter, not just the PIN', async () => {
      const shop = await open()
      const { orderId, buyer } = await paid(shop, ana)
      const claim = await buyer.claim()
      const pin = claim.status === 'paid' ? claim.user.pin : ''
      const colleague = shop.buyer()
      expect((await colleague.send('POST', '/api/session', { pin })).status).toBe(200)
      expect(await shownTo(colleague)).toBeNull()
      expect(await withdraw(colleague)).toBe('nothing-to-withdraw')
      expect(shop.keptCents(orderId)).toEqual([9900])
      expect(await shownTo(buyer)).toMatchObject({ orderId, status: 'open' })
      expect(await withdraw(await enrolByLetter(shop, orderId))).toBe('refunded')
    })

    test('is possible again through the reminder’s link after leaving the browser one bought in', async () => {
      const shop = await open()
      const { orderId, buyer } = await paid(shop, ana)
      await buyer.claim()
      await buyer.send('DELETE', '/api/session')
      await buyer.send('POST', '/api/session/reminder', { email: ana })
      expect(await withdraw(await enrolByLetter(shop, orderId))).toBe('refunded')
    })

    test('works to the end of the fourteenth day from the approval, in the browser that bought', async () => {
      const shop = await open()
      const { buyer, orderId } = await paid(shop, ana)
      await buyer.claim()
      const { withdrawableUntil, approvedAt } = await shownTo(buyer)
      const lasts = Date.parse(withdrawableUntil) - Date.parse(approvedAt)
      expect(lasts).toBeGreaterThanOrEqual(14 * dayMs)
      expect(lasts).toBeLessThan(15 * dayMs)
      shop.clock.aheadMs = lasts - 60_000
      expect(await withdraw(buyer)).toBe('refunded')
      expect(shop.keptCents(orderId)).toEqual([0])
    })

    test('stays possible with the purchase cookie for longer than that', async () => {
      const shop = await open()
      const answer = await shop.buyer().send('POST', '/api/checkout/paypal', { language: 'pt' })
      const [, seconds] =
        /enlace-purchase=.*Max-Age=(\d+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
      // A slip may be paid on the last of three days.
      expect(Number(seconds) * 1_000).toBeGreaterThanOrEqual(17 * dayMs)
    })
  })
})
