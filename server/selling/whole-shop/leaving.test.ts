/** Someone uses a browser after its user has left, with its current cookies or a copy of the earlier ones. */
import { describe, expect, test } from 'vitest'
import { Buyer } from '#server/testing/buyer.ts'
import { forEachShop, paidByMercadoPago as paid } from '#server/testing/for-each-shop.ts'
import type { TestShop } from '#server/testing/test-shop.ts'

const ana = 'ana@example.org'

/** Another browser with a copy of all the cookies this one has now. */
function copyOf(shop: TestShop, buyer: Buyer): Buyer {
  const copy = new Buyer(shop.url)
  for (const [name, value] of buyer.cookies) copy.cookies.set(name, value)
  return copy
}

async function whoIsIn(buyer: Buyer): Promise<string | null> {
  const session = await (await buyer.send('GET', '/api/session')).json()
  return session.authorized ? session.user.email : null
}

async function claimStatus(buyer: Buyer): Promise<string> {
  const answer = await (await buyer.send('POST', '/api/checkout/claim', {})).json()
  return answer.status ?? answer.error.code
}

forEachShop((open) => {
  describe('leaving', () => {
    test('ends the purchase, for the next person and for a copy of its cookie', async () => {
      const shop = await open()
      const { buyer } = await paid(shop, ana)
      expect(await claimStatus(buyer)).toBe('paid')
      const copy = copyOf(shop, buyer)
      await buyer.send('DELETE', '/api/session')
      expect([...buyer.cookies.keys()]).toEqual([])
      for (const next of [buyer, copy]) {
        expect(await claimStatus(next)).toBe('order-not-found')
        expect(await whoIsIn(next)).toBeNull()
      }
    })

    test('before a slip is paid leaves its PIN to the letter alone', async () => {
      const shop = await open()
      const { control } = shop.mercadoPago
      const buyer = shop.buyer()
      const { preferenceId } = await buyer.openMercadoPago(ana)
      const { id } = control.pay(preferenceId, { outcome: 'pending', method: 'bolbradesco' })
      await shop.settled()
      const copy = copyOf(shop, buyer)
      await buyer.send('DELETE', '/api/session')
      control.settle(id, 'approved')
      await shop.settled()
      expect(await claimStatus(copy)).toBe('order-not-found')
      expect(await whoIsIn(copy)).toBeNull()
      expect(await shop.letters()).toMatchObject([{ kind: 'pin', recipient: ana }])
    })

    test('everywhere ends the account’s purchases in other browsers too, but nobody else’s', async () => {
      const shop = await open()
      const { buyer } = await paid(shop, ana)
      await claimStatus(buyer)
      const elsewhere = await paid(shop, ana)
      const stranger = await paid(shop, 'rui@example.org')
      await buyer.send('DELETE', '/api/session?everywhere=1')
      expect(await claimStatus(elsewhere.buyer)).toBe('order-not-found')
      expect(await claimStatus(stranger.buyer)).toBe('paid')
    })

    test('forgets the device, unless told to keep it', async () => {
      const shop = await open()
      for (const [query, kept] of [
        ['', []],
        ['?keep-device=1', ['enlace-device']],
        ['?everywhere=1&keep-device=1', ['enlace-device']],
        ['?forget=1&keep-device=1', []],
        ['?keep-device=0', []],
      ] as const) {
        const { buyer } = await paid(shop, `person${query.length}@example.org`)
        await claimStatus(buyer)
        await buyer.send('DELETE', `/api/session${query}`)
        expect([query, [...buyer.cookies.keys()]]).toEqual([query, kept])
      }
    })

    test.each(['', '?keep-device=1'])(
      'with “%s” keeps out the next person at that device who buys under the same e-mail',
      async (query) => {
        const shop = await open()
        const { buyer: device } = await paid(shop, ana)
        await claimStatus(device)
        const copy = copyOf(shop, device)
        await device.send('DELETE', `/api/session${query}`)
        for (const next of [device, copy]) {
          await paid(shop, ana, next)
          expect(await claimStatus(next)).toBe('mailed')
          expect(await whoIsIn(next)).toBeNull()
          expect((await next.send('POST', '/api/withdrawal')).status).toBe(401)
        }
      },
    )

    test('without having been logged in is not an error', async () => {
      const shop = await open()
      const stranger = shop.buyer()
      const answer = await stranger.send('DELETE', '/api/session?everywhere=1')
      expect([answer.status, await answer.json()]).toEqual([200, { authorized: false }])
    })
  })
})
