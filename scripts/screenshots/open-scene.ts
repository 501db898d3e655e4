import type { BrowserContext, Page } from '@playwright/test'
import type { Language } from '#core/languages.ts'
import type { Site } from '#core/wire.ts'
import type { AiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { enter } from '../../e2e/give-access.ts'
import { buyer, nowMs, withdrawable } from './sample-data.ts'
import type { Scene } from './scene.ts'

/**
 * Opens a scene's page and waits until everything has loaded. Who is logged in and how a payment ended is answered
 * here instead of by the server: PINs are random, and money takes time.
 */
export async function openScene(
  context: BrowserContext,
  baseUrl: string,
  scene: Scene,
  language: Language,
  ai: AiSandbox,
): Promise<Page> {
  const page = await context.newPage()
  await page.clock.setFixedTime(nowMs)
  await page.addInitScript(leaveBehind, {
    ...(scene.firstVisit ? {} : { preferred_language: language }),
    ...(scene.loggedIn
      ? {
          ceremony_user: JSON.stringify(buyer),
          ceremony_pin: buyer.pin,
          ceremony_pin_expiry: buyer.subscriptionEnd,
        }
      : {}),
    ...Object.fromEntries(
      Object.entries(scene.stored?.(language) ?? {}).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  })
  await page.route('**/api/session', (route) =>
    route.fulfill({
      json: scene.loggedIn ? { authorized: true, user: buyer } : { authorized: false },
    }),
  )
  await page.route('**/api/site', async (route) => {
    const site = (await (await route.fetch()).json()) as Site
    const services: Site['services'] = {
      ai: 'real',
      mail: 'real',
      mercadopago: 'real',
      paypal: 'real',
    }
    return route.fulfill({ json: { ...site, services } })
  })
  await page.route(/\/api\/(checkout|withdrawal)/, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('/withdrawal'))
      return route.fulfill({ json: { purchase: scene.purchase ? withdrawable : null } })
    if (pathname.endsWith('/claim')) {
      const { claim = {} } = scene
      if (typeof claim !== 'number') return route.fulfill({ json: claim })
      const code = claim === 404 ? 'order-not-found' : 'unavailable'
      return route.fulfill({ status: claim, json: { error: { code, message: '' } } })
    }
    const checkoutUrl = `${baseUrl}/nowhere`
    return route.fulfill({ json: { orderId: 'order', preferenceId: 'preference', checkoutUrl } })
  })
  // Generating asks the server itself.
  if (scene.loggedIn) await enter(page, baseUrl)
  await page.goto(`${baseUrl}${scene.path(language)}`)
  await page.locator('h1').first().waitFor()
  await scene.prepare?.(page, language, ai)
  if (!scene.isBusy) await page.waitForLoadState('networkidle')
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  return page
}

/** Scrolls the first element that `from` selects to the top of the window, or to the top of the page without it. */
export async function scrollTo(page: Page, from: string | undefined): Promise<void> {
  if (from === undefined) await page.evaluate(() => window.scrollTo(0, 0))
  else
    await page
      .locator(from)
      .first()
      .evaluate((place) => place.scrollIntoView())
}

/** Runs in the browser before the page does; a page being drawn never navigates, so nothing is written twice. */
function leaveBehind(entries: Record<string, string>): void {
  localStorage.clear()
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
}
