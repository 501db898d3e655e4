/** What a person may know of their orders, and what remains of them once the person is forgotten (LGPD art. 18). */
import { describe, expect, test } from 'vitest'
import { forEachShop } from '#server/testing/for-each-shop.ts'
import type { TestShop } from '#server/testing/test-shop.ts'
import { adminOf } from './testing/shop-admin.ts'

const ana = 'ana@example.org'
const rui = 'rui@example.org'
const tables = [
  'subscriptions',
  'letters',
  'orders',
  'payments',
  'order_events',
  'notifications',
] as const

forEachShop((openShop) => {
  async function open() {
    const shop = await openShop()
    return { shop, run: adminOf(shop), control: shop.mercadoPago.control }
  }

  /** An order for `email`, paid by `payer`. */
  async function buy(
    { shop, control }: Awaited<ReturnType<typeof open>>,
    email: string,
    payer: string,
  ) {
    const { orderId, preferenceId } = await shop.buyer().openMercadoPago(email)
    const { id } = control.pay(preferenceId, { outcome: 'approved', email: payer })
    await shop.settled()
    return { orderId, preferenceId, paymentId: id }
  }

  async function everything({ engine }: TestShop): Promise<string> {
    const rows = []
    for (const table of tables) {
      rows.push(...(await engine.db.selectFrom(table).selectAll().execute()))
    }
    return JSON.stringify(rows).toLowerCase()
  }

  describe('the export', () => {
    test('contains each order with its state, money, references, times and letters', async () => {
      const setting = await open()
      const { orderId, preferenceId, paymentId } = await buy(setting, ana, ana)
      setting.control.refund(paymentId)
      await setting.shop.settled()
      const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
      const { code, out } = await setting.run('export', 'Ana@Example.org')
      expect(code).toBe(0)
      const { orders } = JSON.parse(out)
      expect(orders).toHaveLength(1)
      expect(orders[0]).toMatchObject({
        id: orderId,
        provider: 'mercado-pago',
        providerReference: preferenceId,
        status: 'refunded',
        priceCents: 9900,
        currency: 'BRL',
        email: ana,
        createdAt: time,
        paidAt: time,
        expiresAt: time,
        payments: [
          {
            id: String(paymentId),
            status: 'refunded',
            amountCents: 9900,
            refundedCents: 9900,
            approvedAt: time,
            payer: { email: ana },
          },
        ],
      })
      const letters = [
        { kind: 'pin', createdAt: time, sentAt: null },
        { kind: 'refunded', createdAt: time, sentAt: null },
      ]
      expect(orders[0].letters).toHaveLength(2)
      expect(orders[0].letters).toEqual(expect.arrayContaining(letters))
    })

    test('includes an order that nobody paid, since it contains the address', async () => {
      const { shop, run } = await open()
      const { orderId } = await shop.buyer().openMercadoPago(ana)
      const { out } = await run('export', ana)
      expect(JSON.parse(out)).toMatchObject({
        subscriptions: [],
        orders: [{ id: orderId, status: 'created', payments: [] }],
      })
    })

    test('tells a payer and the person they paid for nothing about each other', async () => {
      const setting = await open()
      const { orderId } = await buy(setting, rui, ana)
      const payers = await setting.run('export', ana)
      expect(JSON.parse(payers.out).orders).toMatchObject([
        { id: orderId, email: null, payments: [{ payer: { email: ana } }] },
      ])
      expect(payers.out).not.toContain(rui)
      const users = await setting.run('export', rui)
      expect(JSON.parse(users.out).orders).toMatchObject([
        { id: orderId, email: rui, payments: [{ payer: null }] },
      ])
      expect(users.out).not.toContain(ana)
    })
  })

  describe('the erasure', () => {
    test('keeps the books and removes the person from them', async () => {
      const setting = await open()
      const { shop, run } = setting
      const { orderId, paymentId } = await buy(setting, ana, 'Ana@example.org')
      expect((await run('erase', ana)).err).toContain('out of 1 orders')
      expect(JSON.parse((await run('erase', ana, '--yes', '--json')).out)).toMatchObject({
        erased: { subscriptions: 1, letters: 1, orders: 1 },
      })
      expect(await everything(shop)).not.toContain(ana)
      const shown = JSON.parse((await run('show', orderId, '--json')).out)
      expect(shown).toMatchObject({
        status: 'paid',
        payments: [{ id: String(paymentId), status: 'approved', amountCents: 9900 }],
      })
      expect(JSON.parse((await run('sales', '--json')).out)).toMatchObject({ collectedCents: 9900 })
      expect((await run('export', ana)).code).toBe(1)
    })

    test('is not undone by what the provider says later', async () => {
      const setting = await open()
      const { shop, run, control } = setting
      const { orderId, paymentId } = await buy(setting, ana, ana)
      await run('erase', ana, '--yes')
      await run('reconcile')
      control.refund(paymentId)
      await shop.settled()
      expect(JSON.parse((await run('show', orderId, '--json')).out)).toMatchObject({
        status: 'refunded',
        payments: [{ refundedCents: 9900 }],
      })
      expect(await shop.letters()).toEqual([])
      expect(await everything(shop)).not.toContain(ana)
    })

    test('of a payer leaves the access they paid for', async () => {
      const setting = await open()
      const { shop, run } = setting
      const { orderId } = await buy(setting, rui, ana)
      expect(JSON.parse((await run('erase', ana, '--yes', '--json')).out)).toMatchObject({
        erased: { subscriptions: 0, letters: 0, orders: 1 },
      })
      expect(await everything(shop)).not.toContain(ana)
      expect(JSON.parse((await run('show', rui, '--json')).out)).toMatchObject({ email: rui })
      expect(JSON.parse((await run('show', orderId, '--json')).out)).toMatchObject({ email: rui })
    })

    test('of a payer forgets their id too, also where the provider hid the rest', async () => {
      const setting = await open()
      const { shop, run, control } = setting
      const payerId = '481516234'
      for (const payer of [ana, null]) {
        const { preferenceId } = await shop.buyer().openMercadoPago(rui)
        control.pay(preferenceId, { outcome: 'approved', email: payer, payerId })
        await shop.settled()
      }
      expect(await everything(shop)).toContain(payerId)
      expect(JSON.parse((await run('erase', ana, '--yes', '--json')).out)).toMatchObject({
        erased: { subscriptions: 0, orders: 2 },
      })
      expect(await everything(shop)).not.toContain(payerId)
      await shop.selling.reconcile()
      expect(await everything(shop)).not.toContain(payerId)
    })

    test('of an unpaid order still lets it be paid, and the buyer is known again', async () => {
      const { shop, run, control } = await open()
      const { preferenceId } = await shop.buyer().openMercadoPago(ana)
      const slip = control.pay(preferenceId, { outcome: 'pending', email: ana })
      await shop.settled()
      await run('erase', ana, '--yes')
      expect(await everything(shop)).not.toContain(ana)
      control.settle(slip.id, 'approved')
      await shop.settled()
      expect(await shop.subscriptions()).toMatchObject([{ email: ana }])
      expect(await shop.letters()).toMatchObject([{ kind: 'pin', recipient: ana }])
    })
  })
})
