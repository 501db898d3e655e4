/** What can be done to the stand-in's books, and the control page that shows them. */
import { html } from 'hono/html'
import { refundedCentsOf } from '../payment-provider/book-line.ts'
import { addControlRoutes, modeOf } from '../payment-provider/control-routes.ts'
import { deliveryForms, sentWebhooks } from '../payment-provider/delivery-panel.ts'
import { centsOf, type Fields, oneOf } from '../payment-provider/fields.ts'
import type { SandboxApp } from '../payment-provider/listen.ts'
import { reais } from '../payment-provider/page.ts'
import { type Capture, fundings, type Order, Refused } from './books.ts'
import type { PayPalControl } from './control.ts'

export function addControlPage(app: SandboxApp, control: PayPalControl): void {
  /** What each `POST /control/...` does; the returned value is the JSON answer. */
  const actions: Record<string, (fields: Fields) => unknown> = {
    approve({ orderId = '', funding, source, email, givenName, surname, delivery }) {
      const order = control.approve(
        orderId,
        {
          funding: oneOf(fundings, funding) ?? 'good',
          source: oneOf(['wallet', 'card'] as const, source) ?? 'wallet',
          ...(email && { email }),
          ...(givenName && { givenName }),
          ...(surname && { surname }),
        },
        modeOf(delivery),
      )
      return { orderId: order.id, status: order.status }
    },
    'reverse-approval'({ orderId = '', delivery }) {
      control.reverseApproval(orderId, modeOf(delivery))
    },
    settle({ captureId = '', outcome, delivery }) {
      const end = oneOf(['completed', 'denied'] as const, outcome) ?? 'completed'
      control.settle(captureId, end, modeOf(delivery))
    },
    refund({ captureId = '', amount, delivery }) {
      control.refund(captureId, centsOf(amount), modeOf(delivery))
    },
    reverse({ captureId = '', delivery }) {
      control.reverse(captureId, modeOf(delivery))
    },
    dispute({ captureId = '', state, delivery }) {
      const known = oneOf(['open', 'won', 'lost'] as const, state) ?? 'open'
      control.dispute(captureId, known, modeOf(delivery))
    },
    notify({ captureId = '', delivery }) {
      control.notify(captureId, modeOf(delivery))
    },
    'webhook-url'({ url }) {
      control.webhookUrl = url ?? null
    },
    'revoke-tokens': () => control.revokeTokens(),
  }
  addControlRoutes(app, {
    title: 'PayPal: painel da simulação',
    control,
    content: () => controlContent(control),
    actions,
    refusal: (error) => (error instanceof Refused ? error.issue : undefined),
  })
}

function controlContent(control: PayPalControl) {
  const orders = [...control.books.orders.values()].toReversed()
  return html`${deliveryForms(control.deliveryMode)}
    ${orders.length === 0 ? html`<p>Nenhum pedido ainda.</p>` : orders.map((order) => orderCard(order))}
    ${sentWebhooks(control.deliveries)}`
}

function act(action: string, label: string, fields: Fields) {
  return html`<form method="post" action="/control/${action}">
    ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="quiet">${label}</button>
  </form>`
}

function orderCard(order: Order) {
  const [unit] = order.body.purchase_units
  return html`<section>
    <h2>${order.id}: ${order.status}</h2>
    <p>${reais(order.amountCents)}, pedido <code>${unit?.custom_id ?? '-'}</code></p>
    ${order.status === 'APPROVED' ? act('reverse-approval', 'Deixar a aprovação vencer', { orderId: order.id }) : ''}
    ${order.captures.map((capture) => captureRow(capture))}
  </section>`
}

function captureRow(capture: Capture) {
  const { id: captureId } = capture
  const pending = capture.status === 'PENDING'
  const refundable = capture.status === 'COMPLETED' || capture.status === 'PARTIALLY_REFUNDED'
  return html`<p><code>${captureId}</code>: ${capture.status}, devolvido ${reais(refundedCentsOf(capture))}</p>
    <div class="row">
      ${pending ? [act('settle', 'Aprovar', { captureId, outcome: 'completed' }), act('settle', 'Negar', { captureId, outcome: 'denied' })] : ''}
      ${refundable ? [act('refund', 'Devolver tudo', { captureId }), act('refund', 'Devolver R$ 10,00', { captureId, amount: '10.00' }), act('reverse', 'Estornar', { captureId }), act('dispute', 'Abrir disputa', { captureId, state: 'open' }), act('dispute', 'Disputa ganha', { captureId, state: 'won' }), act('dispute', 'Disputa perdida', { captureId, state: 'lost' })] : ''}
      ${act('notify', 'Avisar de novo', { captureId })}
      ${act('notify', 'Avisar falsificado', { captureId, delivery: 'forged' })}
    </div>`
}
