import { type RouteConfig, route } from '@react-router/dev/routes'
import { publicPagePath, publicPages } from '../core/public-pages.ts'

/** One module per language and kind of page: a visitor loads the words of one language only. */
const publicRoutes = publicPages.map((page) => {
  const module = page.name === 'landing' ? 'landing' : 'legal'
  return route(publicPagePath(page).slice(1), `routes/${module}-${page.language}.tsx`, {
    id: `${page.name}-${page.language}`,
    index: publicPagePath(page) === '/',
  })
})

export default [
  ...publicRoutes,
  route('login', 'routes/login.tsx'),
  route('app', 'routes/app.tsx'),
  // Where the providers send buyers back to (server/selling/checkout.ts).
  route('pagamento/sucesso', 'routes/payment-success.tsx'),
  route('pagamento/pendente', 'routes/payment-pending.tsx'),
  route('pagamento/falha', 'routes/payment-failure.tsx'),
  route('pagamento/paypal', 'routes/payment-paypal.tsx'),
  route('pagamento/paypal/cancelado', 'routes/payment-cancelled.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
