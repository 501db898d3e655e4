/**
 * Every visible string comes from the messages: in the pseudo-language, where every message is in brackets, no page,
 * dialog, notice or state shows a word outside them, except the listed ones. The states around paying are covered by
 * `payment-pages.journey.ts`.
 */
import type { Page } from '@playwright/test'
import { access } from '#core/messages/pt/access.ts'
import { creator } from '#core/messages/pt/creator.ts'
import { landing } from '#core/messages/pt/landing.ts'
import { screens } from '#core/messages/pt/screens.ts'
import { shelf } from '#core/messages/pt/shelf.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { specialPin } from '../scripts/special-session.ts'
import { expect, test } from './enlace.ts'
import { languageSheet } from './language-sheet.ts'
import { onlyMessages, servePseudoSite } from './pseudo-site.ts'
import { sampleInfo, sampleVisit } from './sample-ceremony.ts'

test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' })

test.beforeEach(async ({ page, enlace, ai }) => {
  await servePseudoSite(page, enlace.baseUrl, new URL(ai.baseUrl).origin)
})

/** As users press it: its name is in brackets. */
async function press(page: Page, name: string): Promise<void> {
  const target = page.getByRole('button', { name }).first()
  // At the desk much of it is in one of two menus.
  for (const menu of [/^\W*Conta\W*$/, /^\W*Salvar\W*$/]) {
    const opener = page.getByRole('button', { name: menu })
    if (!(await target.isVisible()) && (await opener.isVisible())) await opener.click()
  }
  await target.click()
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

function toast(page: Page) {
  return page.getByRole('region', { name: screens.toast.region }).getByRole('listitem')
}

test('public pages, the login, the missing page and the crash page', async ({ page, watched }) => {
  watched.allow(/404|401|probe/)
  await page.goto('/')
  await expect(languageSheet(page)).toBeVisible()
  await onlyMessages(page)
  await languageSheet(page).getByRole('button', { name: 'Português' }).click()
  const pages = [
    publicPagePath({ name: 'privacy', language: 'pt' }),
    publicPagePath({ name: 'terms', language: 'es' }),
    publicPagePath({ name: 'landing', language: 'fr' }),
    publicPagePath({ name: 'help', language: 'en' }),
    '/nope',
  ]
  for (const path of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('⟦')
    await onlyMessages(page)
  }

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(landing.hero.headline)
  await page.getByLabel(access.pinCheck.heading).fill('111111')
  await press(page, access.pinCheck.submit)
  await expect(toast(page)).toContainText(access.toasts.pinRefused.text)
  await onlyMessages(page)

  await page.goto('/login#enrol=AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(access.enrolment.title)
  await onlyMessages(page)
  await press(page, access.enrolment.withPin)
  await press(page, access.reminder.open)
  await page.getByLabel(access.email).fill('nobody')
  await press(page, access.reminder.submit)
  await expect(page.getByText(access.emailUnlikely)).toBeVisible()
  await onlyMessages(page)
  await page.getByLabel(access.email).fill('nobody@example.org')
  await press(page, access.reminder.submit)
  await expect(page.getByText(access.reminder.sent)).toBeVisible()
  await page.getByLabel(access.pin).fill('111111')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText(access.toasts.notAuthorized.text)
  await onlyMessages(page)

  await page.route('**/assets/login-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default () => { throw new Error("probe") }',
    }),
  )
  await page.reload()
  await press(page, screens.crash.reload)
  await expect(page.getByText(screens.crash.nothingLost)).toBeVisible()
  await onlyMessages(page)
})

test('the creator, its dialogs, notices and failures', async ({ page, ai, context, watched }) => {
  // A page answered by the journey itself may not call this machine's AI service, so the key does not work.
  watched.allow(/401|ERR_FAILED|`loopback` address space/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.request.post('/api/session', { data: { pin: specialPin } })
  await page.addInitScript((visit) => {
    if (localStorage.getItem('preferred_language') !== null) return
    localStorage.setItem('preferred_language', 'pt')
    localStorage.setItem('ceremony_answers', JSON.stringify(visit.answers))
    // Unreadable entries are set aside, with a notice.
    localStorage.setItem('ceremony_texts', '{')
  }, sampleVisit)
  await page.goto('/app')
  await expect(page.getByText(creator.storage.setAside)).toBeVisible()
  await press(page, screens.actions.generate)
  await expect(toast(page)).toContainText(screens.toasts.namesMissing.text)
  await onlyMessages(page)

  for (const name of [
    shelf.title,
    screens.header.instructions,
    screens.language.change,
    access.leave,
  ]) {
    await press(page, name)
    await expect(page.getByRole('dialog')).toBeVisible()
    await onlyMessages(page)
    await closeDialog(page)
  }
  await press(page, screens.header.settings)
  await page.getByLabel(creator.settings.ownKey).check()
  await page.getByLabel(creator.settings.key).fill('sk-wrong')
  await page.getByRole('dialog').getByRole('button', { name: creator.settings.save }).click()
  await expect(page.getByText('não funciona')).toBeVisible()
  await onlyMessages(page)
  await page.getByLabel(creator.settings.service).check()
  await page.getByRole('dialog').getByRole('button', { name: creator.settings.save }).click()
  await expect(page.getByText(creator.settings.savedService)).toBeVisible()
  await closeDialog(page)

  for (const name of ['brideName', 'groomName', 'location', 'date', 'time'] as const) {
    await page.locator(`#info-${name}`).fill(sampleInfo[name])
  }
  await page.locator('#info-location').fill('a'.repeat(201))
  await page.locator('textarea').first().fill('ã'.repeat(8_001))
  await onlyMessages(page)
  await page.locator('#info-location').fill(sampleInfo.location)
  await page.locator('textarea').first().fill('ã'.repeat(7_999))
  await onlyMessages(page)
  await page.locator('textarea').first().fill('Recife')

  ai.behave('all', 'slow')
  await press(page, screens.actions.generate)
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
  await onlyMessages(page)
  await press(page, screens.actions.stop)
  await expect(toast(page)).toContainText(screens.toasts.stopped)
  ai.behave('all', undefined)
  ai.behave('ceremony', 'bad-model')
  await press(page, screens.actions.generate)
  await expect(page.getByText(screens.failures.report)).toBeVisible({ timeout: 20_000 })
  await onlyMessages(page)
  ai.behave('all', undefined)
  await press(page, screens.failures.retry)
  await expect(toast(page)).toContainText(screens.toasts.textsGenerated)
  await press(page, screens.actions.copy)
  await expect(toast(page)).toContainText(screens.toasts.copied)
  await page.locator('input[type=file]').setInputFiles({
    name: 'no.json',
    mimeType: 'application/json',
    buffer: Buffer.from('no'),
  })
  await expect(toast(page)).toContainText(screens.toasts.fileRefused['not-json'])
  await onlyMessages(page)
  await press(page, screens.actions.clear)
  await expect(page.getByText(creator.undo.cleared)).toBeVisible()
  await onlyMessages(page)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.locator('textarea').first().fill('Recife')
  await expect(page.getByText(creator.storage.full)).toBeVisible()
  await onlyMessages(page)
})
