/** The control page for people, and the same calls as JSON for tests in another process. */
import type { Context } from 'hono'
import type { BookLine } from './book-line.ts'
import { type DeliveryMode, type DeliveryRecord, isDeliveryMode } from './delivery.ts'
import { type Fault, isFaultKind } from './faults.ts'
import { type Fields, readFields, wantsJson } from './fields.ts'
import type { SandboxApp } from './listen.ts'
import { type Html, page, pageHeaders } from './page.ts'

/** What every provider's control offers. */
interface ProviderControl {
  deliveryMode: DeliveryMode
  deliverLate(): Promise<void>
  fail(fault: Fault): void
  clearFaults(): void
  lines(): readonly BookLine[]
  readonly deliveries: readonly DeliveryRecord[]
}

export interface ControlRoutes {
  title: string
  control: ProviderControl
  content: () => Html
  /** What each further `POST /control/...` does; the returned value is the JSON answer. */
  actions: Record<string, (fields: Fields) => unknown>
  /** The message of the provider's own refusal; undefined for any other error. */
  refusal: (error: unknown) => string | undefined
}

class UnknownFault extends Error {}

/** Adds the page, the books and the actions, both the provider's own and those all providers share. */
export function addControlRoutes(app: SandboxApp, routes: ControlRoutes): void {
  const { title, control, content, refusal } = routes
  const actions: ControlRoutes['actions'] = {
    ...routes.actions,
    delivery({ delivery }) {
      control.deliveryMode = modeOf(delivery) ?? control.deliveryMode
    },
    'deliver-late': () => control.deliverLate(),
    fault({ kind, status, times, request }) {
      if (!isFaultKind(kind)) throw new UnknownFault('unknown kind of fault')
      control.fail({
        kind,
        times: Number(times ?? 1),
        ...(status && { status: Number(status) }),
        ...(request && { request }),
      })
    },
    'clear-faults': () => control.clearFaults(),
  }

  app.get('/control/books', (c) => c.json({ payments: control.lines() }))
  app.get('/control/deliveries', (c) => c.json({ deliveries: control.deliveries }))
  app.get('/control', (c) => c.html(page(title, content()), 200, pageHeaders()))
  app.post('/control/:action', async (c: Context) => {
    const action = actions[c.req.param('action') ?? '']
    if (!action) return c.json({ error: 'unknown action' }, 404)
    try {
      const value = await action(await readFields(c))
      return wantsJson(c) ? c.json(value ?? {}) : c.redirect('/control', 303)
    } catch (error) {
      const said = error instanceof UnknownFault ? error.message : refusal(error)
      if (said === undefined) throw error
      return c.json({ error: said }, 409)
    }
  })
}

/** The delivery mode that a call asks for, if any. */
export function modeOf(delivery: string | undefined): DeliveryMode | undefined {
  return isDeliveryMode(delivery) ? delivery : undefined
}
