import { afterAll, beforeAll, expect, test } from 'vitest'
import { forEachEngine } from '#adapters/store/testing/engines.ts'
import {
  type PaymentStandIns,
  startPaymentStandIns,
  startTestShop,
} from '#server/testing/test-shop.ts'
import { adminOf } from './testing/shop-admin.ts'

let standIns: PaymentStandIns

beforeAll(async () => {
  standIns = await startPaymentStandIns()
})

afterAll(() => standIns.close())

forEachEngine((_engineName, newDatabase) => {
  test('the operator sees what was sold and refused, and sends money back', async () => {
    const shop = await startTestShop(await (await newDatabase()).open(), standIns)
    const run = adminOf(shop)
    try {
      const { preferenceId, orderId } = await shop.buyer().openMercadoPago('ana@example.org')
      const { control } = shop.mercadoPago
      const { id } = control.pay(preferenceId, { outcome: 'approved' })
      control.notify(id, 'forged')
      await shop.settled()
      expect(await run('sales')).toMatchObject({ code: 0, out: expect.stringContaining(orderId) })
      expect(JSON.parse((await run('sales', '--json')).out)).toMatchObject({
        collectedCents: 9900,
        returnedCents: 0,
      })
      const shown = await run('show', orderId)
      for (const words of ['access-given', 'believed', String(id), 'ana@example.org']) {
        expect(shown.out).toContain(words)
      }
      expect((await run('webhooks', '--refused')).out).toContain('signature-mismatch')
      expect(await run('reconcile')).toMatchObject({
        code: 0,
        out: expect.stringMatching(/1 paid/),
      })
      expect(await run('refund', orderId)).toMatchObject({ code: 0 })
      expect(await run('refund', 'nothing')).toMatchObject({ code: 1 })
      const after = JSON.parse((await run('sales', '--json')).out)
      expect(after).toMatchObject({ collectedCents: 9900, returnedCents: 9900 })
      expect((await run('erase', 'ana@example.org', '--yes')).code).toBe(0)
      expect((await run('show', orderId)).out).not.toContain('ana@example.org')
    } finally {
      await shop.stop()
    }
  })

  test('the operator sees who withdraws repeatedly, and answers those beyond the limit', async () => {
    const shop = await startTestShop(await (await newDatabase()).open(), standIns, {
      withdrawalsPerYear: 1,
    })
    const run = adminOf(shop)
    const report = async () => JSON.parse((await run('sales', '--json')).out).repeatedWithdrawals
    const { control } = shop.mercadoPago
    const buyAndWithdraw = async (typed: string, payer: string) => {
      const buyer = shop.buyer()
      const { preferenceId, orderId } = await buyer.openMercadoPago(typed)
      control.pay(preferenceId, { outcome: 'approved', email: payer })
      await shop.settled()
      await buyer.claim()
      await buyer.send('POST', '/api/withdrawal')
      return orderId
    }
    try {
      const first = await buyAndWithdraw('ana@example.org', 'payer@example.org')
      await buyAndWithdraw('rui@example.org', 'another@example.org')
      expect(await report()).toEqual([])
      const second = await buyAndWithdraw('maria@example.org', 'Payer@example.org')
      expect(await report()).toEqual([
        {
          emails: ['maria@example.org', 'payer@example.org', 'ana@example.org'],
          withdrawals: 2,
          waiting: [second],
          orders: [second, first],
        },
      ])
      const { out } = await run('sales')
      expect(out).toMatch(new RegExp(`maria@example.org .*2 +${second} .*waits for you`))
      expect(await run('refund', second)).toMatchObject({ code: 0 })
      expect(await report()).toMatchObject([{ withdrawals: 2, waiting: [] }])
    } finally {
      await shop.stop()
    }
  })
})
