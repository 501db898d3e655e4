/** What can be done to the stand-in's books, and the control page that shows them. */
import { html } from 'hono/html'
import { refundedCentsOf } from '../payment-provider/book-line.ts'
import { addControlRoutes, modeOf } from '../payment-provider/control-routes.ts'
import { isDeliveryMode } from '../payment-provider/delivery.ts'
import { deliveryForms, sentWebhooks } from '../payment-provider/delivery-panel.ts'
import { centsOf, type Fields, oneOf } from '../payment-provider/fields.ts'
import type { SandboxApp } from '../payment-provider/listen.ts'
import { reais } from '../payment-provider/page.ts'
import { attemptOutcomes, type Payment, RefusedChange } from './books.ts'
import type { MercadoPagoControl } from './control.ts'
import { returnUrlOf } from './return-url.ts'

const methods = ['visa', 'pix', 'bolbradesco'] as const

export function addControlPage(app: SandboxApp, control: MercadoPagoControl): void {
  /** What each `POST /control/...` does; the returned value is the JSON answer. */
  const actions: Record<string, (fields: Fields) => unknown> = {
    pay({ preferenceId = '', outcome, method, email, firstName, lastName, delivery }) {
      const chosen = oneOf(methods, method)
      const payment = control.pay(preferenceId, {
        outcome: oneOf(attemptOutcomes, outcome) ?? 'approved',
        ...(chosen && { method: chosen }),
        ...(email && { email }),
        ...(firstName && { firstName }),
        ...(lastName && { lastName }),
        ...(isDeliveryMode(delivery) && { delivery }),
      })
      return { paymentId: payment.id, returnUrl: returnUrlOf(payment.preference, payment) ?? null }
    },
    settle({ paymentId, outcome, delivery }) {
      const end = oneOf(['approved', 'rejected', 'expired'] as const, outcome) ?? 'approved'
      control.settle(Number(paymentId), end, modeOf(delivery))
    },
    refund({ paymentId, amount, delivery }) {
      control.refund(Number(paymentId), centsOf(amount), modeOf(delivery))
    },
    mediate({ paymentId, delivery }) {
      control.mediate(Number(paymentId), modeOf(delivery))
    },
    chargeback({ paymentId, state, delivery }) {
      const known = oneOf(['open', 'lost', 'won'] as const, state) ?? 'open'
      control.chargeBack(Number(paymentId), known, modeOf(delivery))
    },
    notify({ paymentId, legacy, delivery }) {
      if (legacy === 'true') control.notifyLegacy(Number(paymentId))
      else control.notify(Number(paymentId), modeOf(delivery))
    },
    'notify-simulated'({ notificationUrl = '' }) {
      control.notifySimulated(notificationUrl)
    },
  }
  addControlRoutes(app, {
    title: 'Mercado Pago: painel da simulação',
    control,
    content: () => controlContent(control),
    actions,
    refusal: (error) => (error instanceof RefusedChange ? error.message : undefined),
  })
}

function controlContent(control: MercadoPagoControl) {
  const payments = [...control.books.payments.values()].toReversed()
  return html`${deliveryForms(control.deliveryMode)}
    ${payments.length === 0 ? html`<p>Nenhum pagamento ainda.</p>` : payments.map((payment) => paymentCard(payment))}
    ${sentWebhooks(control.deliveries)}`
}

function paymentCard(payment: Payment) {
  const act = (action: string, label: string, fields: Fields = {}) =>
    html`<form method="post" action="/control/${action}">
      <input type="hidden" name="paymentId" value="${payment.id}" />
      ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <button class="quiet">${label}</button>
    </form>`
  const open = payment.status === 'pending' || payment.status === 'in_process'
  const approved = payment.status === 'approved'
  return html`<section>
    <h2>${payment.id}: ${payment.status} (${payment.statusDetail})</h2>
    <p>${reais(payment.amountCents)}, devolvido ${reais(refundedCentsOf(payment))}, ${payment.method},
      pedido <code>${payment.externalReference ?? '-'}</code></p>
    <div class="row">
      ${open ? [act('settle', 'Pagar agora', { outcome: 'approved' }), act('settle', 'Recusar', { outcome: 'rejected' }), act('settle', 'Deixar vencer', { outcome: 'expired' })] : ''}
      ${approved ? [act('refund', 'Devolver tudo'), act('refund', 'Devolver R$ 10,00', { amount: '10.00' }), act('mediate', 'Abrir reclamação'), act('chargeback', 'Contestar no cartão', { state: 'open' })] : ''}
      ${payment.status === 'charged_back' ? [act('chargeback', 'Contestação perdida', { state: 'lost' }), act('chargeback', 'Contestação ganha', { state: 'won' })] : ''}
      ${act('notify', 'Avisar de novo')}
      ${act('notify', 'Avisar falsificado', { delivery: 'forged' })}
    </div>
  </section>`
}
