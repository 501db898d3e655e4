/**
 * A buyer's first week: let in without a false word, to a creator that stays still while loading, with the purchase at
 * hand.
 */

import type { ElementHandle, Locator, Page } from '@playwright/test'
import { copies } from '#core/messages/pt/copies.ts'
import { couple } from '#core/messages/pt/couple.ts'
import { creator } from '#core/messages/pt/creator.ts'
import { finished } from '#core/messages/pt/finished.ts'
import { accessPage } from './access-page.ts'
import { accessWording } from './access-wording.ts'
import { pressInMenu } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { enter } from './give-access.ts'
import { layoutShift } from './layout-shift.ts'
import { goToProvider, payAtProvider } from './pay-page.ts'
import { settles } from './settles.ts'
import { wording } from './wording.ts'

const windows = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]

/** Half of what counts as good (web.dev, "Cumulative Layout Shift"). */
const shiftAtMost = 0.05

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferred_language', 'pt'))
})

async function buy(page: Page, provider: 'Mercado Pago' | 'PayPal', choice: string) {
  await goToProvider(page, provider, '/')
  await payAtProvider(page, choice)
}

test('the creator stays still while it loads, and the purchase can be withdrawn from there', async ({
  page,
}) => {
  await buy(page, 'Mercado Pago', 'Cartão de crédito, aprovado')
  await page.waitForURL('/app')
  for (const view of windows) {
    expect(await layoutShift(page, '/app', view), `${view.width} px wide`).toBeLessThanOrEqual(
      shiftAtMost,
    )
    await page.getByRole('button', { name: wording.pt.desk.bar.account }).click()
    await expect(page.getByRole('button', { name: 'Desistir da compra' })).toBeInViewport()
    await page.keyboard.press('Escape')
  }
  await pressInMenu(page, 'Desistir da compra')
  await expect(page.getByRole('dialog').getByText('Você pode desistir até')).toBeVisible()
  await page.keyboard.press('Escape')

  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.boundingBox()
  await pressInMenu(page, 'Renovar o acesso')
  await expect(page.getByRole('dialog').getByText('Pagamento único.')).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
})

const falseInside = {
  'Mercado Pago': 'Você será redirecionado para o app.',
  PayPal: 'Você receberá seu código PIN por email',
} as const

for (const [provider, choice] of [
  ['Mercado Pago', 'Cartão de crédito, aprovado'],
  ['PayPal', 'Conta PayPal'],
] as const) {
  test(`${provider}: what happens next is said before it happens, not after`, async ({ page }) => {
    await buy(page, provider, choice)
    const notice = accessPage(page).toast.getByText(falseInside[provider])
    await expect(notice).toBeVisible()
    expect(new URL(page.url()).pathname).toMatch(/^\/pagamento\//)
    await page.waitForURL('/app')
    await expect(page.locator('.pin-digits')).toHaveText(/^\d{6}$/)
    await expect(notice).toHaveCount(0)
  })
}

test('one press on the example couple is a whole script, and nothing lies over what comes next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page)
  await page.goto('/app')
  await page.getByRole('button', { name: couple.start.example }).click()
  const toast = page.locator('.toast')
  const { textsGenerated, cleared } = accessWording.pt.screens.toasts
  await expect(toast).toContainText(textsGenerated, { timeout: 30_000 })
  const end = page.locator('.finished')
  await expect(end).toBeInViewport()
  await expect(end).toHaveText(/\d+ minutos\. \d+ lembranças do casal\./)
  expect(await overlap(toast, end)).toBe(false)
  // Over the beginning of the script, not over what is read.
  await expect(page.locator('.sheet-section').first()).toBeInViewport()
  const { bar } = wording.pt.desk
  const next = async (place: Locator): Promise<void> => {
    for (const name of [bar.rehearse, bar.paper]) {
      await expect(place.getByRole('link', { name, exact: true })).toBeVisible()
    }
    // This browser has no share sheet yet.
    for (const name of [bar.check, bar.downloadCopy]) {
      await expect(place.getByRole('button', { name, exact: true })).toBeVisible()
    }
  }
  await next(end)
  // Still there for whoever comes back from a rehearsal, which is another document.
  await page.goto('/altar')
  await page.goto('/app')
  await next(end)
  await end.getByRole('button', { name: finished.dismiss }).click()
  await expect(toast).toContainText(finished.dismissed('↓'))
  await expect(end).toBeHidden()

  // What was at hand stays at hand, and the page stays where it is read.
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500)
  const read = await inTheMiddle(page)
  const readAt = await topOf(read)
  const menu = page.getByRole('button', { name: bar.save, exact: true })
  await pressInPlace(menu)
  await next(page.locator('.menu-panel'))
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  // From button to button of the bar, which stays where it is, the page does too.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(menu).toBeFocused()
  expect(Math.abs((await topOf(read)) - readAt)).toBeLessThanOrEqual(2)
  await pressInPlace(menu)
  await page.getByRole('button', { name: bar.downloadCopy, exact: true }).click()
  const copy = page.getByRole('dialog', {
    name: new RegExp(`^(${bar.sendCopy}|${bar.downloadCopy})$`),
  })
  const downloading = page.waitForEvent('download')
  await copy.getByRole('button', { name: finished.copy.save }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^Cerimônia - .+ e .+\.docx$/)
  for (const [taken, name, given] of [
    ['files', finished.copy.share, /^Cerimônia - .+\.docx$/],
    ['text', finished.copy.shareText, /Boas-vindas/],
    ['nothing', finished.copy.shareText, undefined],
  ] as const) {
    await page.keyboard.press('Escape')
    await expect(copy).toBeHidden()
    await page.evaluate(standInShareSheet, taken)
    await pressInPlace(menu)
    await page.getByRole('button', { name: bar.sendCopy, exact: true }).click()
    const instead = given === undefined ? page.waitForEvent('download') : undefined
    await copy.getByRole('button', { name, exact: true }).click()
    if (given === undefined) expect((await instead)?.suggestedFilename()).toMatch(/\.docx$/)
    else await expect(page.locator('html')).toHaveAttribute('data-shared', given)
    await expect(copy.getByText(finished.copy.attach)).toHaveCount(0)
  }
  await copy.getByRole('button', { name: finished.copy.lock }).click()
  await expect(copy.getByRole('button', { name: copies.backup.makeCode })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(Math.abs((await topOf(read)) - readAt)).toBeLessThanOrEqual(2)

  await pressInMenu(page, accessWording.pt.screens.actions.clear)
  await expect(toast).toContainText(cleared.title)
  const undo = page.getByRole('button', { name: creator.undo.undo, exact: true })
  // From wherever the desk is after that: it begins again with the couple.
  await expect(undo).toBeInViewport({ ratio: 1 })
  expect(await overlap(toast, undo)).toBe(false)
  await undo.click()
  await expect(page.locator('.sheet-section').nth(2).getByRole('textbox').first()).toHaveValue(/\w/)
})

/** Runs in the page: a share sheet as phones have it, which says that it takes texts, or files too, and may refuse. */
function standInShareSheet(taken: 'files' | 'text' | 'nothing'): void {
  const canShare = ({ files }: ShareData): boolean => files === undefined || taken === 'files'
  const share = async ({ files, text = '' }: ShareData): Promise<void> => {
    if (taken === 'nothing') throw new Error('refused')
    document.documentElement.setAttribute('data-shared', files?.[0]?.name ?? text)
  }
  Object.defineProperties(navigator, {
    canShare: { value: canShare, configurable: true },
    share: { value: share, configurable: true },
  })
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (a === null || b === null) throw new Error('Not shown')
  const isApart = a.y + a.height <= b.y || b.y + b.height <= a.y
  return !isApart && a.x < b.x + b.width && b.x < a.x + a.width
}

/** As a hand does it: Playwright's own click scrolls the page to where a bar that stays in sight was once. */
async function pressInPlace(button: Locator): Promise<void> {
  const box = await button.boundingBox()
  if (box === null) throw new Error('the button is not on the page')
  await button.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** What is read there, once the page has come to rest. */
async function inTheMiddle(page: Page): Promise<ElementHandle<Element>> {
  await settles(page)
  const found = await page.evaluateHandle(() => document.elementFromPoint(195, 420))
  const element = found.asElement()
  if (element === null) throw new Error('nothing stands in the middle of the window')
  return element
}

/** Pixels from the top of the window: what is above may have turned out higher than it was taken for. */
async function topOf(element: ElementHandle<Element>): Promise<number> {
  const box = await element.boundingBox()
  if (box === null) throw new Error('it is not on the page any more')
  return box.y
}
