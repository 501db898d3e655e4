import type { Provider } from './payment.ts'

/** Where buyers come back to on our site (design.md section 10, "Payments"). Their query is never believed. */
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

/** Each once, for whoever builds or serves a page there. */
export const returnPagePaths = [
  ...new Set(Object.values(returnPaths).flatMap((paths) => Object.values(paths))),
]
