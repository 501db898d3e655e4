/** Every state of the pages around paying, with the server's answers supplied by the journey. */
import { expect, type Page, type Route } from '@playwright/test'
import type { PendingPurchase, SessionUser, Site, Withdrawable } from '#core/wire.ts'

/** The user, in states with a session. */
export const user: SessionUser = {
  email: 'ana@example.org',
  name: 'Ana Lima',
  pin: '482915',
  subscriptionEnd: '2099-01-01T12:00:00.000Z',
  special: false,
}

const checkout = {
  orderId: 'order',
  preferenceId: 'preference',
  checkoutUrl: 'http://127.0.0.1:1/checkout',
}

const pendingPurchase: PendingPurchase = {
  provider: 'mercado-pago',
  priceCents: 9900,
  currency: 'BRL',
  email: 'ana@example.org',
  checkoutUrl: 'http://127.0.0.1:1/checkout',
}

const purchase: Withdrawable['purchase'] = {
  orderId: 'order',
  provider: 'mercado-pago',
  priceCents: 9900,
  currency: 'BRL',
  approvedAt: '2098-12-02T12:00:00.000Z',
  withdrawableUntil: '2098-12-09T12:00:00.000Z',
  dateForm: { timeZone: 'America/Sao_Paulo', locale: 'pt-BR' },
  status: 'open',
  byHand: false,
}

/** The server's answers in one state, by the end of the address; a number is a bare status. */
type Answers = Record<string, object | number>

/** Answers the page's calls as a state requires. */
async function answer(page: Page, answers: Answers, services: Partial<Site['services']> = {}) {
  const site: Site = {
    languages: ['pt', 'en', 'fr', 'es'],
    services: { ai: 'real', mail: 'real', mercadopago: 'real', paypal: 'real', ...services },
    offer: { priceCents: 9900, currency: 'BRL', accessDays: 30, refundWindowDays: 7 },
    ownKeyOrigins: [],
    model: 'one',
    limits: {
      textMaxCharacters: 40_000,
      generationsPerHour: 60,
      generationsAtOnce: 4,
      charactersPerHour: 3_000_000,
      charactersPerDay: 12_000_000,
      withdrawalsPerYear: 2,
    },
    business: {
      name: 'Ateliê Enlace Ltda.',
      id: '12.345.678/0001-90',
      address: 'Rua das Laranjeiras, 100, Rio de Janeiro',
    },
    contact: { phone: '+55 21 99999-0000', email: 'ola@enlace.example' },
  }
  await page.route('**/api/site', (route) => route.fulfill({ json: site }))
  await page.route(/\/api\/(checkout|withdrawal)/, (route: Route) => {
    const path = new URL(route.request().url()).pathname
    const found = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1]
    if (typeof found === 'object') return route.fulfill({ json: found })
    const code = found === 404 ? 'order-not-found' : 'payment-failed'
    return route.fulfill({ status: found ?? 502, json: { error: { code, message: '' } } })
  })
}

export interface PaymentState {
  name: string
  path: string
  answers: Answers
  services?: Partial<Site['services']>
  /** Who is logged in, if anyone. */
  session?: SessionUser
  /** Buttons to press, in order. */
  presses?: string[]
  /** Whether one can buy in this state. */
  offers?: true
  /** What shows that the state has been reached. */
  sees: string
}

const made = { '/mercadopago': checkout }
const withdrawable = { '/withdrawal': { purchase } }
const presses = ['Desistir da compra', 'Sim, quero o dinheiro de volta']
const paypal = '/pagamento/paypal?token=5O190127TN364715T&PayerID=QYR5Z8XDVJNXQ'

export const paymentStates: readonly PaymentState[] = [
  { name: 'offer', path: '/', answers: made, offers: true, sees: 'Pagar com Mercado Pago' },
  {
    name: 'offer simulated',
    path: '/',
    answers: made,
    services: { mercadopago: 'sandbox', paypal: 'sandbox' },
    offers: true,
    sees: 'Pagamento simulado: nada é cobrado.',
  },
  { name: 'no preference', path: '/', answers: {}, offers: true, sees: 'Tentar de novo' },
  {
    name: 'nothing to buy',
    path: '/',
    answers: {},
    services: { mercadopago: 'off', paypal: 'off' },
    sees: 'As vendas estão suspensas',
  },
  {
    name: 'confirming',
    path: '/pagamento/sucesso',
    answers: { '/claim': { status: 'pending', purchase: pendingPurchase } },
    sees: 'Confirmando o pagamento',
  },
  {
    name: 'pending',
    path: '/pagamento/pendente?payment_id=null&status=null',
    answers: { '/claim': { status: 'pending', purchase: pendingPurchase } },
    sees: 'Pagamento aguardando confirmação',
  },
  {
    name: 'pending at PayPal',
    path: '/pagamento/pendente?payment_id=null&status=null',
    answers: {
      '/claim': {
        status: 'pending',
        purchase: { ...pendingPurchase, provider: 'paypal', email: null, checkoutUrl: null },
      },
    },
    sees: 'o e-\u2060mail da sua conta no PayPal',
  },
  {
    name: 'failed',
    path: '/pagamento/falha?payment_id=null&status=null',
    answers: { ...made, '/claim': { status: 'failed' } },
    offers: true,
    sees: 'O pagamento não foi concluído',
  },
  {
    name: 'mailed',
    path: '/pagamento/sucesso',
    answers: { '/claim': { status: 'mailed' } },
    sees: 'O PIN vai somente por e-\u2060mail',
  },
  {
    name: 'shown PIN',
    path: '/pagamento/sucesso',
    answers: { '/claim': { status: 'paid', user: { ...user, email: '' } } },
    sees: user.pin,
  },
  {
    name: 'not found',
    path: '/pagamento/sucesso',
    answers: { '/claim': 404 },
    sees: 'Compra não encontrada',
  },
  {
    name: 'unknown',
    path: '/pagamento/sucesso',
    answers: { '/claim': 503 },
    sees: 'Não deu para confirmar agora',
  },
  {
    name: 'declined',
    path: paypal,
    answers: { ...made, '/capture': { status: 'declined' } },
    offers: true,
    sees: 'O pagamento não foi concluído',
  },
  { name: 'not captured', path: paypal, answers: {}, sees: 'O PayPal não respondeu desta vez' },
  {
    name: 'cancelled',
    path: '/pagamento/paypal/cancelado',
    answers: made,
    offers: true,
    sees: 'Pagamento cancelado',
  },
  {
    name: 'account corner',
    path: '/app',
    session: user,
    answers: withdrawable,
    sees: 'Desistir da compra',
  },
  {
    name: 'refund requested',
    path: '/app',
    session: { ...user, email: '' },
    answers: { '/withdrawal': { purchase: { ...purchase, status: 'requested' } } },
    presses: ['Devolução solicitada'],
    sees: 'A devolução foi solicitada e está a caminho.',
  },
  {
    name: 'refund waiting for the operator',
    path: '/app',
    session: user,
    answers: { '/withdrawal': { purchase: { ...purchase, status: 'requested', byHand: true } } },
    presses: ['Desistência registrada'],
    sees: 'Até lá o seu acesso continua, e não é preciso fazer mais nada.',
  },
  {
    name: 'renewal',
    path: '/app#renew',
    session: user,
    answers: { ...made, ...withdrawable },
    offers: true,
    sees: 'Pagar com Mercado Pago',
  },
  {
    name: 'withdrawal',
    path: '/app',
    session: user,
    answers: withdrawable,
    presses: presses.slice(0, 1),
    sees: 'Desistir da compra?',
  },
  {
    name: 'withdrawal failed',
    path: '/app',
    session: user,
    // Answers the question what could be withdrawn from, but not the withdrawal itself.
    answers: withdrawable,
    presses,
    sees: 'Não foi possível pedir a devolução.',
  },
  {
    name: 'withdrawn',
    path: '/app',
    session: user,
    answers: { '/withdrawal': { purchase, status: 'refunded' } },
    presses,
    sees: 'Compra cancelada',
  },
]

/** Opens a page in one of the states, with the language already chosen, and waits until it is there. */
export async function reach(page: Page, state: PaymentState): Promise<void> {
  await answer(page, state.answers, state.services)
  await beSomebody(page, state.session)
  await page.goto(state.path)
  // At the desk purchases are in the account's menu, whose name the pseudo-language encloses in signs.
  if (state.path === '/app') await page.getByRole('button', { name: /^\W*Conta\W*$/ }).click()
  for (const name of state.presses ?? []) await page.getByRole('button', { name }).click()
  if (state.offers) {
    await page.getByRole('region', { name: 'Formas de pagamento' }).scrollIntoViewIfNeeded()
  }
  await expect(page.getByText(state.sees).first()).toBeVisible({ timeout: 30_000 })
}

/** Makes the server's answer name this user; without a session, its real answer counts. */
async function beSomebody(page: Page, session: SessionUser | undefined): Promise<void> {
  if (session === undefined) return
  await page.route('**/api/session', (route) =>
    route.fulfill({ json: { authorized: true, user: session } }),
  )
}
