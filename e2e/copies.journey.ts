/** Ceremonies in files: a backup that a cleared browser is restored from, and one ceremony for another device. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { copies } from '#core/messages/pt/copies.ts'
import { type CreatorPage, creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleInfo, sampleVisit } from './sample-ceremony.ts'
import { wording } from './wording.ts'

const { shelf } = wording.pt

async function openList(creator: CreatorPage): Promise<Locator> {
  const list = await creator.openList()
  await expect(list.getByRole('button', { name: shelf.begin })).toBeVisible()
  return list
}

/** The file that the download button gives, as a later upload takes it. */
async function downloaded(page: Page, list: Locator) {
  const download = page.waitForEvent('download')
  await list.getByRole('button', { name: copies.download }).click()
  const file = await download
  const buffer = await readFile(await file.path())
  return { name: file.suggestedFilename(), mimeType: 'text/plain', buffer }
}

test('a browser that forgot everything is restored from a backup, and a wrong code changes nothing', async ({
  page,
}) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  const list = await openList(creator)
  await list.getByRole('button', { name: copies.backup.title }).click()
  await list.getByRole('button', { name: copies.backup.makeCode }).click()
  const code = await list.locator('.recovery-code-symbols').textContent()
  await list.getByRole('button', { name: copies.backup.codeKept }).click()
  await expect(list.getByText(copies.backup.ready)).toBeVisible()
  const file = await downloaded(page, list)
  expect(file.name).toMatch(/^enlace-\d{4}-\d\d-\d\d\.txt$/)
  await expect(list.getByText(copies.backup.last('hoje'))).toBeVisible()

  await page.evaluate(async () => {
    localStorage.clear()
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '')
  })
  // As a day later: who has only just logged in is offered nothing.
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), knownDevice: true } })
  })
  await page.goto('/app')
  await page.getByRole('button', { name: copies.offer.restore }).click()
  const dialog = page.getByRole('dialog', { name: copies.open.title })
  await dialog.locator('input[type=file]').setInputFiles(file)
  const secret = dialog.getByLabel(copies.open.secret)
  await secret.fill('0000-0000-0000-0000-0000-0000-000')
  await dialog.getByRole('button', { name: copies.open.unlock }).click()
  await expect(dialog.getByText(copies.open.refused['wrong-secret'])).toBeVisible()
  await secret.fill((code ?? '').toLowerCase())
  await dialog.getByRole('button', { name: copies.open.unlock }).click()
  await expect(dialog.getByText(sampleInfo.brideName)).toBeVisible()
  await dialog.getByRole('button', { name: copies.open.restore, exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await creator.content()).toMatchObject({ info: sampleInfo, texts: sampleVisit.texts })
})

test('one ceremony goes to another device in a file and stands there once', async ({
  page,
  browser,
}) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  const list = await openList(creator)
  await list.getByText(copies.carry.title, { exact: true }).click()
  const file = await downloaded(page, list)
  expect(file.name).toMatch(/\.enlace\.json$/)

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = creatorPage(await context.newPage())
  await other.open()
  for (const step of ['add', 'keep'] as const) {
    const there = await openList(other)
    await there.getByRole('button', { name: copies.open.title }).click()
    await there.locator('input[type=file]').setInputFiles(file)
    await expect(other.toast).toContainText(copies.open.carried[step])
    await expect(other.field('location')).toHaveValue(sampleInfo.location)
    if (await there.isVisible()) await other.page.keyboard.press('Escape')
  }
  const there = await openList(other)
  await expect(there.getByRole('listitem')).toHaveCount(1)
  await context.close()
})
