import { type RouteConfig, route } from '@react-router/dev/routes'
import { helpTaskOf, isLegal, publicPagePath, publicPages } from '../core/pages/public-pages.ts'
import { readingPath } from '../core/pages/service-worker-file.ts'
import { returnPaths } from '../core/selling/return-paths.ts'

/**
 * One module per language and kind of page: a visitor loads the messages of one language only. The help's pages share a
 * route in each language: every page of the site loads the list of routes.
 */
const publicRoutes = publicPages
  .filter((page) => helpTaskOf(page) === undefined)
  .map((page) => {
    const module = isLegal(page) ? 'legal' : page.name
    const path = publicPagePath(page)
    return route(
      page.name === 'help' ? `${path.slice(1)}/:task?` : path.slice(1),
      `routes/${module}-${page.language}.tsx`,
      { id: `${page.name}-${page.language}`, index: path === '/' },
    )
  })

export default [
  ...publicRoutes,
  route('login', 'routes/login.tsx'),
  route('app', 'routes/app.tsx'),
  route('altar', 'routes/altar.tsx'),
  route('imprimir', 'routes/paper.tsx'),
  route(readingPath.slice(1), 'routes/ceremonies.tsx'),
  // Where the providers send buyers back to.
  route(returnPaths['mercado-pago'].success.slice(1), 'routes/payment-success.tsx'),
  route(returnPaths['mercado-pago'].pending.slice(1), 'routes/payment-pending.tsx'),
  route(returnPaths['mercado-pago'].failure.slice(1), 'routes/payment-failure.tsx'),
  route(returnPaths.paypal.success.slice(1), 'routes/payment-paypal.tsx'),
  route(returnPaths.paypal.failure.slice(1), 'routes/payment-cancelled.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
