import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
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
