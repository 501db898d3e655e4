/** The hosted page where the buyer pays, is declined, leaves the payment pending or gives up. */
import { html } from 'hono/html'
import { deliveryModes, isDeliveryMode } from '../payment-provider/delivery.ts'
import { readFields } from '../payment-provider/fields.ts'
import type { SandboxApp } from '../payment-provider/listen.ts'
import { deliveryField, page, pageHeaders, reais } from '../payment-provider/page.ts'
import { type Attempt, type Payment, type Preference, RefusedChange } from './books.ts'
import type { MercadoPagoControl } from './control.ts'
import { returnUrlOf } from './return-url.ts'

/** The choices on the page, in the buyer's words. */
const choices: Record<string, { label: string; attempts: readonly Attempt[] }> = {
  'card-approved': {
    label: 'Cartão de crédito, aprovado',
    attempts: [{ method: 'visa', outcome: 'approved' }],
  },
  'card-rejected': {
    label: 'Cartão de crédito, recusado',
    attempts: [{ method: 'visa', outcome: 'rejected' }],
  },
  'card-in-review': {
    label: 'Cartão de crédito, em análise',
    attempts: [{ method: 'visa', outcome: 'in_process' }],
  },
  'pix-approved': { label: 'Pix, pago agora', attempts: [{ method: 'pix', outcome: 'approved' }] },
  'pix-pending': { label: 'Pix, pago depois', attempts: [{ method: 'pix', outcome: 'pending' }] },
  'slip-pending': {
    label: 'Boleto, pago depois',
    attempts: [{ method: 'bolbradesco', outcome: 'pending' }],
  },
  'pay-twice': {
    label: 'Pagar duas vezes (dois cartões)',
    attempts: [
      { method: 'visa', outcome: 'approved' },
      { method: 'visa', outcome: 'approved' },
    ],
  },
}

export function addCheckoutPage(app: SandboxApp, control: MercadoPagoControl): void {
  const targets = ({ body }: Preference) =>
    Object.values(body.back_urls ?? {}).filter((url) => url !== undefined)

  app.get('/checkout/v1/redirect', (c) => {
    const preference = control.books.preferences.get(c.req.query('pref_id') ?? '')
    if (!preference) return c.html(page('Checkout não encontrado', html``), 404, pageHeaders())
    const content = checkoutForm(preference, control.deliveryMode)
    return c.html(page('Mercado Pago (simulado)', content), 200, pageHeaders(targets(preference)))
  })

  app.post('/checkout/v1/pay', async (c) => {
    const fields = await readFields(c)
    const { pref_id = '', choice: chosen = '', delivery, email } = fields
    const { first_name: firstName, last_name: lastName } = fields
    const preference = control.books.preferences.get(pref_id)
    const choice = choices[chosen]
    if (!preference || !choice) return c.text('unknown preference or choice', 400)
    try {
      let payment: Payment | undefined
      for (const attempt of choice.attempts) {
        payment = control.pay(preference.id, {
          ...attempt,
          ...(email && { email }),
          ...(firstName && { firstName }),
          ...(lastName && { lastName }),
          ...(isDeliveryMode(delivery) && { delivery }),
        })
      }
      const { auto_return } = preference.body
      const back = returnUrlOf(preference, payment)
      const returns =
        auto_return === 'all' || (auto_return === 'approved' && payment?.status === 'approved')
      if (returns && back) return c.redirect(back, 303)
      return c.html(page(resultTitle(payment), resultContent(preference, back)), 200, pageHeaders())
    } catch (error) {
      if (!(error instanceof RefusedChange)) throw error
      return c.html(
        page('Este checkout expirou', html`<p>${error.message}</p>`),
        410,
        pageHeaders(),
      )
    }
  })
}

function checkoutForm(preference: Preference, mode: string) {
  const [item] = preference.body.items
  return html`<section>
      <h2>${item?.title ?? ''}</h2>
      <p>${item?.description ?? ''}</p>
      <p class="price">${reais(preference.amountCents)}</p>
    </section>
    <form method="post" action="/checkout/v1/pay">
      <input type="hidden" name="pref_id" value="${preference.id}" />
      <section>
        <h2>Como quer pagar?</h2>
        ${Object.entries(choices).map(
          ([value, { label }], place) => html`<label class="choice"
            ><input type="radio" name="choice" value="${value}" ${place === 0 ? 'checked' : ''} required />
            ${label}</label
          >`,
        )}
      </section>
      <section>
        <label>E-mail do pagador <input name="email" type="email" value="${preference.body.payer?.email ?? 'comprador@example.com'}" /></label>
        <label>Nome <input name="first_name" value="Ana" /></label>
        <label>Sobrenome <input name="last_name" value="Lima" /></label>
        ${deliveryField(deliveryModes, mode)}
      </section>
      <button>Pagar</button>
    </form>
    <p><a href="${returnUrlOf(preference) ?? '#'}">Voltar para a loja sem pagar</a></p>`
}

function resultTitle(payment: Payment | undefined): string {
  if (payment?.status === 'approved') return 'Pronto! Seu pagamento foi aprovado'
  if (payment?.status === 'rejected') return 'Seu pagamento foi recusado'
  return 'Seu pagamento está pendente'
}

function resultContent(preference: Preference, back: string | undefined) {
  return html`<p><a href="${back ?? '#'}">Voltar para a loja</a></p>
    <p><a href="/checkout/v1/redirect?pref_id=${preference.id}">Pagar de outra forma</a></p>`
}
