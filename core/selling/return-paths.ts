import type { Provider } from './payment.ts'

/** Where buyers return to on our site (docs/design/pages.md section 4.2). The query is never trusted. */
export const returnPaths = {
  'mercado-pago': {
    success: '/pagamento/sucesso',
    pending: '/pagamento/pendente',
    failure: '/pagamento/falha',
  },
  paypal: {
    success: '/pagamento/paypal',
    pending: '/pagamento/paypal',
    failure: '/pagamento/paypal/cancelado',
  },
} as const satisfies Record<Provider, Record<'success' | 'pending' | 'failure', string>>

/** Each path once, for whatever builds or serves the pages. */
export const returnPagePaths = [
  ...new Set(Object.values(returnPaths).flatMap((paths) => Object.values(paths))),
]
