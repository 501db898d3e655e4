/** A kept ceremony is taken to the altar from wherever it can be opened, while there is access and after its last day. */
import type { Page } from '@playwright/test'
import { languages } from '#core/languages.ts'
import { altar as enAltar } from '#core/messages/en/altar.ts'
import { reading as enReading } from '#core/messages/en/reading.ts'
import { altar as esAltar } from '#core/messages/es/altar.ts'
import { reading as esReading } from '#core/messages/es/reading.ts'
import { altar as frAltar } from '#core/messages/fr/altar.ts'
import { reading as frReading } from '#core/messages/fr/reading.ts'
import { altar as ptAltar } from '#core/messages/pt/altar.ts'
import { reading as ptReading } from '#core/messages/pt/reading.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { languageKey } from '../web/storage/keys.ts'
import { accessPage } from './access-page.ts'
import { accessWording } from './access-wording.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { giveAccess } from './give-access.ts'
import { expectBothSchemes, expectReflow } from './standards.ts'

const readings = { pt: ptReading, en: enReading, fr: frReading, es: esReading }
const altars = { pt: ptAltar, en: enAltar, fr: frAltar, es: esAltar }
const way = ptAltar.title

/** The altar is open, with this ceremony and no other. */
async function expectAltarOf(page: Page, name: string): Promise<void> {
  await expect(page.locator('.altar-opening h1')).toContainText(name.toUpperCase())
  await expect(page).toHaveURL(/\/altar(#|$)/)
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a kept ceremony is taken to the altar by taps alone, before and after the last day of access', async ({
  page,
  enlace,
  watched,
}) => {
  test.slow()
  watched.allow(/status of 401/)
  const given = await giveAccess(enlace, { email: 'altar-ways@example.org', days: 0.5 })
  const door = accessPage(page)
  // Chosen once, and chosen anew below.
  await page.addInitScript((key) => {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, 'pt')
  }, languageKey)
  await page.goto('/login')
  await door.logIn(given.pin)
  const creator = creatorPage(page)
  await creator.leaveCard()
  await creator.field('brideName').fill('Beatriz')
  const list = await creator.openList()
  await list.getByRole('button', { name: creator.words.shelf.begin }).click()
  await expect(creator.field('brideName')).toHaveValue('')
  await creator.field('brideName').fill('Carolina')

  // With access: from the list of ceremonies, from the desk, and from the page beside it.
  await creator.openList()
  await list.getByRole('button', { name: `${way}, Beatriz` }).click()
  await expectAltarOf(page, 'Beatriz')
  await page.goto('/app#script')
  await expect(creator.field('brideName')).toBeEditable()
  const onDesk = await creator.field('brideName').inputValue()
  await page.getByRole('button', { name: creator.words.desk.bar.save, exact: true }).click()
  await page.getByRole('link', { name: way }).click()
  await expectAltarOf(page, onDesk)
  await page.goto('/cerimonias')
  await page.getByRole('link', { name: `${way}, Carolina` }).tap()
  await expectAltarOf(page, 'Carolina')

  // The access has ended: the desk leads to the start page, and that to the altar.
  await given.revoke()
  await page.goto('/app')
  await expect(page).toHaveURL(/:\d+\/(#renew)?$/)
  const notice = page.getByRole('region', { name: ptReading.held.open })
  await notice.getByRole('link', { name: way }).tap()
  await page.getByRole('button', { name: 'Beatriz' }).tap()
  await expectAltarOf(page, 'Beatriz')

  // Whoever has put the notice away finds the same in the page.
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).tap()
  await notice.getByRole('button', { name: ptReading.held.dismiss }).tap()
  await expect(notice).toBeHidden()
  const inPage = page.getByRole('main').getByRole('link', { name: way })
  await expect(inPage).toHaveCount(1)
  await inPage.tap()
  await page.getByRole('button', { name: 'Carolina' }).tap()
  await expectAltarOf(page, 'Carolina')

  // From the page beside the desk.
  await page.goto('/login')
  await page.getByRole('link', { name: accessWording.pt.access.login.held }).tap()
  await page.getByRole('link', { name: `${way}, Carolina` }).tap()
  await expectAltarOf(page, 'Carolina')

  // From the script that is read, and back to it.
  await page.getByRole('link', { name: ptAltar.toScript }).tap()
  await expect(page.locator('.reading-script')).toBeVisible()
  await expectBothSchemes(page)
  await expectReflow(page)
  await page.getByRole('link', { name: way, exact: true }).tap()
  await expectAltarOf(page, 'Carolina')

  // Nobody is known here any more.
  await page.evaluate(() => {
    for (const key of ['ceremony_user', 'ceremony_pin', 'ceremony_pin_expiry']) {
      localStorage.removeItem(key)
    }
  })
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Entrar' }).tap()
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: way }).tap()
  await page.getByRole('button', { name: 'Carolina' }).tap()
  await expectAltarOf(page, 'Carolina')

  for (const language of languages) {
    await page.evaluate(([key, chosen]) => localStorage.setItem(key, chosen), [
      languageKey,
      language,
    ] as const)
    const { title } = altars[language]
    for (const path of [publicPagePath({ name: 'landing', language }), '/login']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()
    }
    await page.goto('/cerimonias')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(readings[language].title)
    await expect(page.getByRole('link', { name: `${title}, Beatriz` })).toBeVisible()
    await page.getByRole('link', { name: 'Beatriz', exact: true }).tap()
    await page.getByRole('link', { name: title, exact: true }).tap()
    await expectAltarOf(page, 'Beatriz')
  }
})

test('nothing leads to the altar where nothing is kept', async ({ page }) => {
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: way })).toHaveCount(0)
  }
})
