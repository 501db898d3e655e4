/** What both control pages show about webhooks: how the next ones will be delivered, and how the last ones went. */
import { html } from 'hono/html'
import { type DeliveryMode, type DeliveryRecord, deliveryModes } from './delivery.ts'
import { deliveryField, type Html } from './page.ts'

const shownDeliveries = 20

/** Chooses how webhooks are delivered from now on, and releases those held back. */
export function deliveryForms(chosen: DeliveryMode): Html {
  return html`<form method="post" action="/control/delivery" class="row">
      ${deliveryField(deliveryModes, chosen)}
      <button class="quiet">Usar para tudo que vier</button>
    </form>
    <form method="post" action="/control/deliver-late"><button class="quiet">Entregar os webhooks atrasados</button></form>`
}

/** The latest deliveries, newest first; status 0 means that nobody answered. */
export function sentWebhooks(deliveries: readonly DeliveryRecord[]): Html {
  return html`<section>
      <h2>Webhooks enviados</h2>
      <table>
        ${deliveries
          .slice(-shownDeliveries)
          .toReversed()
          .map(
            ({ about, status }) => html`<tr>
              <td>${about}</td>
              <td>${status === 0 ? 'sem resposta' : status}</td>
            </tr>`,
          )}
      </table>
    </section>`
}
