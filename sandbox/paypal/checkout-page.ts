/** The hosted page where the buyer approves, with an account or by card, or gives up. */
import { html } from 'hono/html'
import { deliveryModes, isDeliveryMode } from '../payment-provider/delivery.ts'
import { readFields } from '../payment-provider/fields.ts'
import type { SandboxApp } from '../payment-provider/listen.ts'
import { deliveryField, page, pageHeaders, reais } from '../payment-provider/page.ts'
import { type Approval, type Order, Refused } from './books.ts'
import type { PayPalControl } from './control.ts'

const choices: Record<string, { label: string; approval: Approval }> = {
  card: { label: 'Cartão, sem conta PayPal', approval: { source: 'card' } },
  wallet: { label: 'Conta PayPal', approval: { source: 'wallet' } },
  pending: { label: 'Conta PayPal, pagamento em análise', approval: { funding: 'pending' } },
  'instrument-declined': {
    label: 'Cartão que será recusado ao cobrar',
    approval: { source: 'card', funding: 'instrument-declined' },
  },
  'capture-declined': {
    label: 'Pedido concluído com cobrança recusada',
    approval: { funding: 'capture-declined' },
  },
}

export function addCheckoutPage(app: SandboxApp, control: PayPalControl): void {
  app.get('/checkoutnow', (c) => {
    const order = control.books.orders.get(c.req.query('token') ?? '')
    if (!order) return c.html(page('Pedido não encontrado', html``), 404, pageHeaders())
    if (order.status === 'COMPLETED') {
      return c.html(page('Este pedido já foi pago', html``), 200, pageHeaders())
    }
    const targets = Object.values(returnsOf(order)).filter((url) => url !== undefined)
    const content = approvalForm(order, control.deliveryMode)
    return c.html(page('PayPal (simulado)', content), 200, pageHeaders(targets))
  })

  app.post('/checkoutnow/approve', async (c) => {
    const { token = '', choice: chosen = '', email, delivery, ...names } = await readFields(c)
    const { given_name: givenName, surname } = names
    const choice = choices[chosen]
    const order = control.books.orders.get(token)
    if (!order || !choice) return c.text('unknown order or choice', 400)
    try {
      const payer = {
        ...(email && { email }),
        ...(givenName && { givenName }),
        ...(surname && { surname }),
      }
      const mode = isDeliveryMode(delivery) ? delivery : undefined
      control.approve(order.id, { ...choice.approval, ...payer }, mode)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return c.html(page('Não foi possível', html`<p>${error.issue}</p>`), 409, pageHeaders())
    }
    const { return_url } = returnsOf(order)
    if (return_url === undefined) return c.html(page('Aprovado', html``), 200, pageHeaders())
    const url = new URL(return_url)
    url.searchParams.set('token', order.id)
    url.searchParams.set('PayerID', order.approval?.payerId ?? '')
    return c.redirect(url.href, 303)
  })
}

function returnsOf(order: Order): {
  return_url?: string | undefined
  cancel_url?: string | undefined
} {
  const context = order.body.payment_source?.paypal.experience_context
  return { return_url: context?.return_url, cancel_url: context?.cancel_url }
}

function cancelUrlOf(order: Order): string {
  const { cancel_url } = returnsOf(order)
  if (cancel_url === undefined) return '#'
  const url = new URL(cancel_url)
  url.searchParams.set('token', order.id)
  return url.href
}

function approvalForm(order: Order, mode: string) {
  const [unit] = order.body.purchase_units
  const paypal = order.body.payment_source?.paypal
  return html`<section>
      <h2>${paypal?.experience_context?.brand_name ?? 'Loja'}</h2>
      <p>${unit?.description ?? ''}</p>
      <p class="price">${reais(order.amountCents)}</p>
    </section>
    <form method="post" action="/checkoutnow/approve">
      <input type="hidden" name="token" value="${order.id}" />
      <section>
        <h2>Pagar com</h2>
        ${Object.entries(choices).map(
          ([value, { label }], place) => html`<label class="choice"
            ><input type="radio" name="choice" value="${value}" ${place === 0 ? 'checked' : ''} required />
            ${label}</label
          >`,
        )}
      </section>
      <section>
        <label>E-mail <input name="email" type="email" value="${paypal?.email_address ?? 'comprador@example.com'}" /></label>
        <label>Nome <input name="given_name" value="Ana" /></label>
        <label>Sobrenome <input name="surname" value="Lima" /></label>
        ${deliveryField(deliveryModes, mode)}
      </section>
      <button>Pagar agora</button>
    </form>
    <p><a href="${cancelUrlOf(order)}">Cancelar e voltar para a loja</a></p>`
}
