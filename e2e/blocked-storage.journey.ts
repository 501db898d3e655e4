/**
 * Browsers that refuse to store something, because of their settings or a private window: every public page still
 * works, says what is missing, and sells.
 */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { languages } from '#core/languages.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { returnPaths } from '#core/selling/return-paths.ts'
import { accessWording } from './access-wording.ts'
import { expect, test } from './enlace.ts'
import { lettersTo } from './mailbox.ts'
import { goToProvider, payAtProvider } from './pay-page.ts'
import { wording } from './wording.ts'

const keepers = ['localStorage', 'sessionStorage', 'indexedDB', 'cookies'] as const
type Keeper = (typeof keepers)[number]

const refusals: [name: string, refused: readonly Keeper[]][] = [
  ...keepers.map((keeper): [string, Keeper[]] => [keeper, [keeper]]),
  ['all of them', keepers],
]

const publicPaths = [
  ...languages.map((language) => publicPagePath({ name: 'landing', language })),
  publicPagePath({ name: 'terms', language: 'pt' }),
  publicPagePath({ name: 'privacy', language: 'pt' }),
  '/login',
  ...Object.values(returnPaths).flatMap((paths) => Object.values(paths)),
]

/**
 * Makes this page's browser refuse as browsers do: merely accessing a storage throws, cookies are neither stored nor
 * sent.
 */
async function refuse(page: Page, baseUrl: string, refused: readonly Keeper[]): Promise<void> {
  const storages = refused.filter((keeper) => keeper !== 'cookies')
  await page.addInitScript((names) => {
    const get = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of names) Object.defineProperty(window, name, { get })
  }, storages)
  if (!refused.includes('cookies')) return
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
  })
  // Not through the browser's own request context, which would store cookies.
  await page.route(`${baseUrl}/api/**`, async (route) => {
    const request = route.request()
    const { cookie: _kept, ...headers } = request.headers()
    const body = request.postData()
    const answer = await fetch(request.url(), {
      method: request.method(),
      headers,
      redirect: 'manual',
      ...(body !== null && { body }),
    })
    const { 'set-cookie': _set, ...answered } = Object.fromEntries(answer.headers)
    await route.fulfill({ status: answer.status, headers: answered, body: await answer.text() })
  })
}

for (const [name, refused] of refusals) {
  test.describe(`refusing ${name}`, () => {
    const withoutCookies = refused.includes('cookies')

    test.beforeEach(async ({ page, enlace }) => {
      await page.addInitScript(() => {
        try {
          localStorage.setItem('preferred_language', 'pt')
        } catch {
          // Refused as well.
        }
      })
      await refuse(page, enlace.baseUrl, refused)
    })

    test('every public page works', async ({ page, watched }) => {
      // A payment page's calls about a purchase that was never made.
      watched.allow(/status of 40[14]/)
      for (const path of publicPaths) {
        await test.step(path, async () => {
          await page.goto(path)
          // Set by the page's first script until React has taken over.
          await page.waitForFunction(() => !('lateStart' in window))
        })
      }
    })

    if (withoutCookies) {
      test('says what needs a cookie, in the page’s language', async ({ page }) => {
        for (const language of languages) {
          const { access } = accessWording[language]
          const { selling } = wording[language]
          await page.goto(publicPagePath({ name: 'landing', language }))
          await page.locator('input[name="email"]').scrollIntoViewIfNeeded()
          await page.waitForFunction(() => !('lateStart' in window))
          await expect(page.getByText(selling.ways.withoutCookies)).toBeVisible()
          await expect(page.getByText(access.withoutCookies)).toBeVisible()
        }
      })

      for (const provider of ['Mercado Pago', 'PayPal'] as const) {
        test(`sells with ${provider}, and the PIN comes by letter`, async ({
          page,
          enlace,
          watched,
        }) => {
          watched.allow(/status of 40[14]/)
          const { access } = accessWording.pt
          const { selling } = wording.pt
          const email = `${randomUUID()}@example.org`
          await page.goto('/')
          const region = page.getByRole('region', { name: selling.ways.region })
          await region.scrollIntoViewIfNeeded()
          await region.getByRole('button', { name: `Pagar com ${provider}` }).click()
          await expect(region.getByText(selling.ways.emailNeeded)).toBeVisible()
          await region.getByLabel(selling.ways.email).fill(email)
          await goToProvider(page, provider)
          await payAtProvider(
            page,
            provider === 'PayPal' ? 'Conta PayPal' : 'Cartão de crédito, aprovado',
          )
          await expect(page.getByText(selling.returned.withoutCookies.text)).toBeVisible()
          await expect.poll(() => lettersTo(enlace, email), { timeout: 60_000 }).toHaveLength(1)
          await page.getByRole('link', { name: selling.returned.enter }).click()
          await expect(page.getByText(access.withoutCookies)).toBeVisible()
        })
      }
    } else {
      test('sells, and opens what was bought', async ({ page }) => {
        await page.goto('/')
        await expect(page.getByText(wording.pt.selling.ways.withoutCookies)).toHaveCount(0)
        await goToProvider(page, 'Mercado Pago')
        await payAtProvider(page, 'Cartão de crédito, aprovado')
        await expect(page).toHaveURL(/\/app$/)
        await expect(page.getByRole('heading', { name: 'Criador de Cerimônias' })).toBeVisible()
      })
    }
  })
}
