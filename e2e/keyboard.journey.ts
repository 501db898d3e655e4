/** By keyboard alone, and what a screen reader announces on the way (WCAG 2.2 AA; docs/design/pages.md section 1). */
import type { Page } from '@playwright/test'
import { accessPage } from './access-page.ts'
import { creatorPage, pressInMenu } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { giveAccess } from './give-access.ts'
import { payAtProvider } from './pay-page.ts'
import { sampleVisit } from './sample-ceremony.ts'
import { expectBothSchemes, expectForcedColors, expectReflow } from './standards.ts'
import { tabTo } from './tab-to.ts'
import { wording } from './wording.ts'

/** Tab stays within the open dialog, and Escape returns the focus to what opened it. */
async function expectTrap(page: Page, opener: string, returnsTo = opener): Promise<void> {
  const button = page.getByRole('button', { name: opener })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { activeElement, body } = document
      return activeElement !== body && activeElement?.closest('dialog[open]') === null
    })
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: returnsTo })).toBeFocused()
}

test('from the price through the return page and the login to the creator', async ({
  page,
  enlace,
}) => {
  test.setTimeout(120_000)
  const given = await giveAccess(enlace, { email: 'keyboard@example.org' })
  const door = accessPage(page)
  const { access, screens } = door.words
  await door.open('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#content')
  await page.keyboard.press('Tab')
  // Past the navigation: the next stop is the first one in the content.
  await expect(page.getByRole('link', { name: 'Quero começar' })).toBeFocused()
  await page.getByRole('region', { name: 'Formas de pagamento' }).scrollIntoViewIfNeeded()
  await tabTo(page, page.getByRole('button', { name: 'Pagar com Mercado Pago' }))
  await page.keyboard.press('Enter')
  await payAtProvider(page, 'Cartão de crédito, aprovado', given.email)

  const enter = page.getByRole('link', { name: 'Entrar com o PIN' })
  await expect(enter).toBeVisible()
  await tabTo(page, enter)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await expectForcedColors(page)
  await tabTo(page, door.pin)
  await page.keyboard.type(given.pin)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/app')
  await tabTo(page, page.getByRole('button', { name: wording.pt.desk.bar.account }))
  await page.keyboard.press('Enter')
  await expectTrap(page, access.leave)
  // Its dialog is none of the menu's, which has gone by then.
  await expectTrap(page, screens.header.settings, wording.pt.desk.bar.account)
  await page.keyboard.press('Enter')
  await expectTrap(page, screens.language.change)
  await expectForcedColors(page)
})

test('generation and notices are announced as they happen, and a notice is swiped away', async ({
  page,
  ai,
}) => {
  const creator = creatorPage(page)
  const { actions, announcements, toasts } = creator.words.screens
  await creator.open()
  const told = page.getByRole('status')
  await creator.button(actions.generate).click()
  // A refusal interrupts; Radix announces it from a separate region.
  await expect(told.and(page.locator('[aria-live=assertive]'))).toContainText(
    toasts.namesMissing.text,
  )

  const box = await creator.toast.boundingBox()
  if (box === null) throw new Error('no notice')
  const pull = async (distance: number) => {
    await page.mouse.move(box.x + 20, box.y + 12)
    await page.mouse.down()
    await page.mouse.move(box.x + 20 + distance, box.y + 12, { steps: 5 })
    await page.mouse.up()
  }
  await pull(45)
  await expect(creator.toast).toHaveAttribute('data-swipe', 'cancel')
  await expect(creator.toast).toHaveAttribute('data-state', 'open')
  await expect(async () => {
    await pull(60)
    await expect(creator.toast).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 10_000 })

  await creator.fill(sampleVisit.info, sampleVisit.answers)
  ai.behave('all', 'slow')
  await creator.button(actions.generate).click()
  await expect(told.filter({ hasText: announcements.started })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(told.filter({ hasText: announcements.stopped })).toHaveCount(1)
  ai.behave('all', undefined)
  await creator.generate()
  await expect(told.filter({ hasText: announcements.allFinished })).toHaveCount(1)
  // A name longer than any line stands on the sheet, in the fields and on the buttons.
  await creator.field('brideName').fill('Wolfeschlegelsteinhausenbergerdorff'.repeat(2))
  await expectReflow(page)
})

test('the login, a broken page and the offline creator are accessible in both schemes', async ({
  page,
  watched,
}) => {
  test.setTimeout(120_000)
  watched.allow(/probe|ERR_INTERNET_DISCONNECTED/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const door = accessPage(page)
  const { access, screens } = door.words
  await door.open('/login')
  await expectBothSchemes(page)
  await page.getByRole('button', { name: access.reminder.open }).click()
  await door.email.fill('nobody')
  await page.getByRole('button', { name: access.reminder.submit, exact: true }).click()
  await expect(page.getByText(access.emailUnlikely)).toBeVisible()
  await expectBothSchemes(page)
  await expectReflow(page)
  await page.route('**/assets/login-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("probe") }',
    }),
  )
  await page.reload()
  await expect(page.getByText(screens.crash.nothingLost)).toBeVisible()
  await expectBothSchemes(page)
  await expectReflow(page)

  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await pressInMenu(page, access.leave)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectBothSchemes(page)
  await expectReflow(page)
  await page.keyboard.press('Escape')

  await page.context().setOffline(true)
  await creator.button(screens.actions.generate).click()
  await expect(page.getByText(screens.failures.writingNeedsNetwork).first()).toBeVisible()
  await expectBothSchemes(page)
})
