/** The pages to draw, each with what it takes to show the state it is named after. */
import type { Page } from '@playwright/test'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { returnPaths } from '#core/selling/return-paths.ts'
import { accessPage } from '../../e2e/access-page.ts'
import { creatorScenes } from './creator-scenes.ts'
import { deliveryScenes } from './delivery-scenes.ts'
import { buyer } from './sample-data.ts'
import type { Scene } from './scene.ts'

export const scenes: readonly Scene[] = [
  {
    name: 'landing',
    path: (language) => publicPagePath({ name: 'landing', language }),
    prepare: openQuestions,
    fullPage: true,
  },
  {
    name: 'example',
    path: (language) => publicPagePath({ name: 'example', language }),
    prepare: async (page) => page.locator('.example-sentence.told').nth(1).click(),
    fullPage: true,
  },
  {
    name: 'help',
    path: (language) => publicPagePath({ name: 'help', language }),
    fullPage: true,
  },
  {
    name: 'help-altar',
    path: (language) => publicPagePath({ name: 'help-altar', language }),
    prepare: (page) => page.locator('.help-picture').scrollIntoViewIfNeeded(),
    fullPage: true,
  },
  { name: 'first-visit', path: () => '/login', firstVisit: true, fullPage: false },
  { name: 'login', path: () => '/login', fullPage: true },
  {
    name: 'login-refused',
    path: () => '/login',
    prepare: async (page, language) => {
      const door = accessPage(page, language)
      const { access } = door.words
      await page.getByRole('button', { name: access.reminder.open }).click()
      await door.email.fill('celebrante')
      await page.getByRole('button', { name: access.reminder.submit, exact: true }).click()
      await page.route('**/api/session', (route) =>
        route.fulfill({
          status: 401,
          json: { authorized: false, error: { code: 'pin-invalid', message: '' } },
        }),
      )
      await door.logIn('111111')
      await door.toast.waitFor()
    },
    fullPage: true,
  },
  { name: 'login-link', path: () => '/login#enrol=AAAAAAAAAAAAAAAAAAAAAA', fullPage: true },
  {
    name: 'crash',
    path: () => '/login',
    prepare: async (page) => {
      await page.route('**/assets/login-*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: 'export default () => { throw new Error("Example of what a browser says") }',
        }),
      )
      await page.reload()
      await page.locator('pre').waitFor({ state: 'attached' })
    },
    fullPage: true,
  },
  ...creatorScenes,
  ...deliveryScenes,
  {
    name: 'payment-waiting',
    path: () => returnPaths['mercado-pago'].pending,
    claim: {
      status: 'pending',
      purchase: {
        provider: 'mercado-pago',
        priceCents: 9900,
        currency: 'BRL',
        email: buyer.email,
        checkoutUrl: 'https://www.mercadopago.com.br/checkout/v1/redirect',
      },
    },
    // Said only after the payment has been asked about twice.
    prepare: (page) => page.locator('.pending-facts').waitFor(),
    fullPage: true,
  },
  {
    name: 'payment-failed',
    path: () => returnPaths['mercado-pago'].failure,
    claim: { status: 'failed' },
    prepare: waysToPay,
    fullPage: true,
  },
  {
    name: 'payment-pin',
    path: () => returnPaths['mercado-pago'].success,
    claim: { status: 'paid', user: { ...buyer, email: '' } },
    fullPage: true,
  },
  {
    name: 'payment-mailed',
    path: () => returnPaths['mercado-pago'].success,
    claim: { status: 'mailed' },
    fullPage: true,
  },
  {
    name: 'payment-not-found',
    path: () => returnPaths['mercado-pago'].success,
    claim: 404,
    fullPage: true,
  },
  {
    name: 'payment-unknown',
    path: () => returnPaths['mercado-pago'].success,
    claim: 503,
    fullPage: true,
  },
  {
    name: 'payment-cancelled',
    path: () => returnPaths.paypal.failure,
    prepare: waysToPay,
    fullPage: true,
  },
  {
    name: 'privacy',
    path: (language) => publicPagePath({ name: 'privacy', language }),
    fullPage: true,
  },
  {
    name: 'terms',
    path: (language) => publicPagePath({ name: 'terms', language }),
    fullPage: true,
  },
  { name: 'not-found', path: () => '/nope', fullPage: true },
]

async function waysToPay(page: Page): Promise<void> {
  // As it stands at that moment: the place is drawn anew when the page comes alive.
  await page.locator('.pay-place, .pay-button').first().waitFor()
  await page.evaluate(() => document.querySelector('.pay-place, .pay-button')?.scrollIntoView())
  await page.locator('.pay-button').nth(1).waitFor()
}

/** One answer is open to show its look. The payment methods load on scrolling. */
async function openQuestions(page: Page): Promise<void> {
  await page.locator('.questions summary').first().click()
  await waysToPay(page)
}
