/** What may happen to a shop, one thing at a time and in any order, and what must be true right after each. */
import fc from 'fast-check'
import type { Webhook } from '#sandbox/payment-provider/delivery.ts'
import { defaultSellingTimings } from '#server/selling/seller.ts'
import type { Customer, World } from './shop-world.ts'

export type ShopCommand = fc.AsyncCommand<World, World>

const hourMs = 60 * 60_000

function command(name: string, run: (world: World) => Promise<unknown>): ShopCommand {
  return { check: () => true, run: async (world) => void (await run(world)), toString: () => name }
}

const chosen = fc.nat(2)

/** Something that a customer does, or that happens to their orders or access. */
function customers<Details>(
  name: string,
  details: fc.Arbitrary<Details>,
  run: (customer: Customer, details: Details, world: World) => Promise<unknown> | unknown,
): fc.Arbitrary<ShopCommand> {
  return fc.tuple(chosen, details).map(([place, how]) =>
    command(`customer ${place} ${name} ${JSON.stringify(how) ?? ''}`.trim(), async (world) => {
      const customer = world.customers[place]
      if (customer) await run(customer, how, world)
    }),
  )
}

/** Treats what a provider refuses as not having happened. */
function attempt<Result>(change: () => Result): Result | undefined {
  try {
    return change()
  } catch (error) {
    if (error instanceof Error && error.name.startsWith('Refused')) return undefined
    throw error
  }
}

const at = <T>(among: readonly T[], place: number): T | undefined => among[place % among.length]
const nothing = fc.constant(undefined)

const buying: fc.Arbitrary<ShopCommand>[] = [
  // Letters to anyone who never typed an address go to the payer's, which is the same.
  customers('opens the wallet', fc.boolean(), (customer, named, world) =>
    openWallet(customer, named ? customer.email : undefined, world),
  ),
  customers('opens the wallet under the e-mail of', chosen, (customer, other, world) =>
    openWallet(customer, world.customers[other]?.email, world),
  ),
  customers('opens PayPal', nothing, async (customer) => {
    await openPayPal(customer)
  }),
  customers(
    'pays the wallet',
    fc.constantFrom(...(['approved', 'approved', 'approved', 'pending', 'rejected'] as const)),
    async (customer, outcome, world) => {
      const { shop, webhooks } = world
      const { mercadoPagoPayments, email } = customer
      const isOpen = customer.preferenceEndsAt > world.now()
      const open = (isOpen && customer.preferenceId) || (await openWallet(customer, email, world))
      const { control } = shop.mercadoPago
      const { id } = control.pay(open, { outcome, email, delivery: 'never' })
      mercadoPagoPayments.push(id)
      webhooks.push(control.webhookOf(id))
    },
  ),
  customers(
    'agrees at PayPal',
    fc.constantFrom(...(['good', 'good', 'pending', 'instrument-declined'] as const)),
    async (customer, funding, { shop, webhooks }) => {
      const { email } = customer
      const opened = customer.paypalOrderId ?? (await openPayPal(customer))
      const { control } = shop.payPal
      const order = attempt(() => control.approve(opened, { funding, email }, 'never'))
      if (order) webhooks.push(control.webhookOf({ event: 'CHECKOUT.ORDER.APPROVED', order }))
    },
  ),
  customers('comes back from PayPal', nothing, async (customer) => {
    if (customer.paypalOrderId === undefined) return
    const path = `/api/checkout/paypal/${customer.paypalOrderId}/capture`
    const answer = await customer.browser.send('POST', path)
    if (![200, 404, 502].includes(answer.status)) throw new Error(`capture: ${answer.status}`)
  }),
  customers(
    'comes back',
    fc.constantFrom('success', 'pending', 'failure'),
    async ({ browser, mercadoPagoPayments }, returned) => {
      const paymentId = String(mercadoPagoPayments.at(-1))
      const answer = await browser.send('POST', '/api/checkout/claim', { returned, paymentId })
      if (![200, 404].includes(answer.status)) throw new Error(`claim: ${answer.status}`)
    },
  ),
]

/** The stand-in's clock does not move with ours, so the end of its offers is tracked here. */
async function openWallet(
  customer: Customer,
  email: string | undefined,
  { now }: World,
): Promise<string> {
  const { preferenceId, orderId } = await customer.browser.openMercadoPago(email)
  customer.orderIds.add(orderId)
  if (preferenceId !== customer.preferenceId) {
    customer.preferenceEndsAt = now() + defaultSellingTimings.offerMs
  }
  customer.preferenceId = preferenceId
  return preferenceId
}

async function openPayPal(customer: Customer): Promise<string> {
  const { paypalOrderId, orderId } = await customer.browser.openPayPal(customer.email)
  customer.orderIds.add(orderId)
  customer.paypalOrderId = paypalOrderId
  return paypalOrderId
}

/** Payments continued at the provider, by index. */
const later: fc.Arbitrary<ShopCommand>[] = [
  customers(
    'sees a slip end',
    fc.record({ place: fc.nat(), outcome: fc.constantFrom('approved', 'rejected', 'expired') }),
    ({ mercadoPagoPayments }, { place, outcome }, world) =>
      changeAtMercadoPago(world, at(mercadoPagoPayments, place), (control, id) =>
        control.settle(id, outcome, 'never'),
      ),
  ),
  customers(
    'is sent money back by the wallet',
    fc.record({ place: fc.nat(), cents: fc.option(fc.integer({ min: 1, max: 9_900 })) }),
    ({ mercadoPagoPayments }, { place, cents }, world) =>
      changeAtMercadoPago(world, at(mercadoPagoPayments, place), (control, id) =>
        control.refund(id, cents ?? undefined, 'never'),
      ),
  ),
  customers('charges back', fc.nat(), ({ mercadoPagoPayments }, place, world) =>
    changeAtMercadoPago(world, at(mercadoPagoPayments, place), (control, id) =>
      control.chargeBack(id, 'lost', 'never'),
    ),
  ),
  customers(
    'sees a review or a purchase at PayPal end',
    fc.constantFrom(...(['completed', 'denied', 'refund', 'part', 'reverse'] as const)),
    ({ paypalOrderId }, end, { shop, webhooks }) => {
      const { control } = shop.payPal
      const capture = control.books.orders.get(paypalOrderId ?? '')?.captures[0]
      if (!capture) return
      const { id } = capture
      attempt(() => {
        if (end === 'refund' || end === 'part') {
          const refund = control.refund(id, end === 'part' ? 100 : undefined, 'never')
          webhooks.push(control.webhookOf({ event: 'PAYMENT.CAPTURE.REFUNDED', capture, refund }))
        } else if (end === 'reverse') {
          const refund = control.reverse(id, 'never')
          webhooks.push(control.webhookOf({ event: 'PAYMENT.CAPTURE.REVERSED', capture, refund }))
        } else {
          const event =
            control.settle(id, end, 'never').status === 'COMPLETED'
              ? 'PAYMENT.CAPTURE.COMPLETED'
              : 'PAYMENT.CAPTURE.DENIED'
          webhooks.push(control.webhookOf({ event, capture }))
        }
      })
    },
  ),
]

function changeAtMercadoPago(
  { shop, webhooks }: World,
  id: number | undefined,
  change: (control: World['shop']['mercadoPago']['control'], id: number) => unknown,
): void {
  const { control } = shop.mercadoPago
  if (id === undefined) return
  if (attempt(() => change(control, id)) !== undefined) webhooks.push(control.webhookOf(id))
}

const news: fc.Arbitrary<ShopCommand>[] = [
  fc
    .record({ place: fc.nat(), isForged: fc.integer({ min: 0, max: 4 }) })
    .map(({ place, isForged }) =>
      command(
        `${isForged === 0 ? 'a forgery of ' : ''}notification ${place} comes`,
        async (world) => {
          const webhook = at(world.webhooks, place)
          if (!webhook) return
          const status = await bring(webhook, isForged === 0)
          if (status !== (isForged === 0 ? 401 : 200)) throw new Error(`notification: ${status}`)
        },
      ),
    ),
  fc.constant(command('the books are asked', ({ shop }) => shop.selling.reconcile())),
  fc.record({ place: fc.nat(), force: fc.boolean() }).map(({ place, force }) =>
    command(`the operator refunds order ${place}${force ? ' by force' : ''}`, async (world) => {
      const all = await world.shop.store.listOrders(
        { from: 0, until: Number.MAX_SAFE_INTEGER },
        1e5,
      )
      const emails = new Set<string | null>(world.customers.map(({ email }) => email))
      const order = at(
        all.filter(({ email }) => emails.has(email)),
        place,
      )
      if (order) await world.shop.selling.refund(order.id, force)
    }),
  ),
  fc.integer({ min: -1, max: 24 * 9 }).map((hours) =>
    command(`our clock steps by ${hours} h`, async ({ shop }) => {
      shop.clock.aheadMs += hours * hourMs
    }),
  ),
  fc
    .constantFrom<Parameters<World['mail']['misbehave']>>(
      [],
      ['rcpt', { reply: 450 }],
      ['data', { reply: 451 }],
      ['data', 'drop'],
      ['connect', { reply: 421 }],
    )
    .map((how) =>
      command(`the mail server: ${JSON.stringify(how)}`, async ({ mail }) =>
        mail.misbehave(...how),
      ),
    ),
]

async function bring({ url, headers, body }: Webhook, isForged: boolean): Promise<number> {
  const forged = { 'x-signature': `ts=1,v1=${'0'.repeat(64)}`, 'paypal-transmission-id': 'x' }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...(isForged && forged) },
    body,
  })
  return answer.status
}

const access: fc.Arbitrary<ShopCommand>[] = [
  customers('logs in rightly', fc.boolean(), async (customer, withEmail, world) => {
    const [held] = await world.accessOf(customer)
    if (!held) return
    const { email, browser } = customer
    const answer = await browser.send('POST', '/api/session', {
      pin: held.pin,
      ...(withEmail && { email }),
    })
    const [after] = await world.accessOf(customer)
    // Revoked, extended or replaced meanwhile: either answer was right at the time.
    if (after?.endsAt !== held.endsAt || after.pin !== held.pin) return
    const isOpen = answer.status === 200
    const mayMail = withEmail && answer.status === 401
    if (isOpen !== held.endsAt > world.now() && !mayMail) {
      throw new Error(`the door answers ${answer.status} to access until ${held.endsAt}`)
    }
    if (isOpen) await expectSession(customer, world, held.pin)
  }),
  customers(
    'logs in with a wrong PIN',
    fc.integer({ min: 1, max: 899_999 }),
    async (customer, off, world) => {
      const held = await Promise.all(world.customers.map(world.accessOf))
      const pins = new Set(held.flat().map(({ pin }) => pin))
      const pin = String(100_000 + ((Number([...pins][0] ?? 100_000) - 100_000 + off) % 900_000))
      if (pins.has(pin)) return
      const answer = await customer.browser.send('POST', '/api/session', { pin })
      // Another sequence's customer may have drawn it.
      if (answer.status === 200) {
        const { user } = await answer.json()
        if (user.pin !== pin) throw new Error('a wrong PIN opened')
        await customer.browser.send('DELETE', '/api/session?forget=1')
      }
    },
  ),
  customers('logs out', fc.boolean(), async (customer, everywhere) => {
    await customer.browser.send('DELETE', `/api/session${everywhere ? '?everywhere=1' : ''}`)
    const answer = await (await customer.browser.send('GET', '/api/session')).json()
    if (answer.authorized) throw new Error('logged out, and still in')
  }),
  customers('asks who is in', nothing, (customer, _none, world) => expectSession(customer, world)),
  customers('withdraws', nothing, async ({ browser, orderIds }, _none, world) => {
    const before = new Set(await ordersWithdrawn(world))
    const answer = await browser.send('POST', '/api/withdrawal')
    if (![200, 401, 409].includes(answer.status)) throw new Error(`withdrawal: ${answer.status}`)
    const taken = (await ordersWithdrawn(world)).filter((id) => !before.has(id))
    if (taken.some((id) => !orderIds.has(id))) throw new Error('withdrew what another has bought')
  }),
]

async function ordersWithdrawn({ shop }: World): Promise<string[]> {
  const orders = await shop.store.listOrders({ from: 0, until: Number.MAX_SAFE_INTEGER }, 1e5)
  return orders.flatMap(({ id, refundRequest }) => (refundRequest?.by === 'buyer' ? [id] : []))
}

/** Nobody may be logged in after their days are over; with `pin`, this person must be. */
async function expectSession({ browser }: Customer, world: World, pin?: string): Promise<void> {
  const askedAt = world.now()
  const answer = await (await browser.send('GET', '/api/session')).json()
  if (!answer.authorized) return
  const { user } = answer
  if (Date.parse(user.subscriptionEnd) < askedAt) throw new Error('in, though the days are over')
  if (pin !== undefined && user.pin !== pin) throw new Error('in as somebody else')
}

export const shopCommands: fc.Arbitrary<ShopCommand>[] = [
  ...buying,
  // Weighted like the purchases they belong to.
  ...buying.slice(0, 4),
  ...later,
  ...news,
  ...news.slice(0, 2),
  ...access,
]
