/**
 * What a product of the fourth format left behind, made by its own code: a file for another device, a backup, a note of
 * what no shelf had acknowledged. It opens, and what was held back is still held back.
 */
import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { copies } from '#core/messages/pt/copies.ts'
import { held } from '#core/messages/pt/held.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { type CreatorPage, creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'

const left = (name: string): URL => new URL(`format-4/${name}`, import.meta.url)

const passphrase = 'correct horse battery staple'

/** What of each answer stays out, in the order of the questions. */
const staysOut = [
  [],
  ['O ex dela estava na fila.', 'Não falem do ex, por favor.'],
  ['Ele perdeu o pai em 2020.', 'Passamos seis meses longe.'],
  ['Adotamos a vira-lata Farofa.', 'Vou pedir ela em casamento de novo no altar.'],
  ['Ela teve síndrome do pânico.'],
]

async function holdsWhatWasHeld({ page, ...creator }: CreatorPage): Promise<void> {
  await expect(creator.field('location')).toHaveValue('Tiradentes')
  for (const [at, quotes] of staysOut.entries()) {
    const marks = page.locator('.answers > li').nth(at).locator('.held-mark')
    await expect(marks).toHaveText(quotes)
  }
  // What a hand had allowed may still be said, and what it had added or reworded is the celebrant's own telling.
  await expect(page.getByLabel(held.byCelebrant, { exact: true }).first()).toBeVisible()
  const asking = page.waitForRequest('**/api/writing')
  await creator.generate()
  const request: WritingRequest = (await asking).postDataJSON()
  const sent = JSON.stringify(request)
  // A secret is in no call.
  expect(sent).not.toContain('casamento de novo')
  const written = Object.values(await creator.texts()).join('\n')
  expect(written).not.toMatch(/\bex\b|perdeu o pai|seis meses|pânico|casamento de novo|Beto/)
  expect(written).toContain('padaria')
}

test('a file for another device opens, and what was held stays held', async ({ page }) => {
  const creator = creatorPage(page)
  await creator.open()
  const list = await creator.openList()
  await list.getByRole('button', { name: copies.open.title }).click()
  const buffer = await readFile(left('carried.enlace.json'))
  const file = { name: 'casal.enlace.json', mimeType: 'text/plain', buffer }
  await list.locator('input[type=file]').setInputFiles(file)
  await expect(creator.toast).toContainText(copies.open.carried.add)
  if (await list.isVisible()) await page.keyboard.press('Escape')
  await holdsWhatWasHeld(creator)
})

test('a backup is restored once, however often it is opened, and what was held stays held', async ({
  page,
}) => {
  const creator = creatorPage(page)
  await creator.open()
  const buffer = await readFile(left('backup.txt'))
  const unlock = async (): Promise<Locator> => {
    const list = await creator.openList()
    await list.getByRole('button', { name: copies.open.title }).click()
    const file = { name: 'enlace-2026-11-23.txt', mimeType: 'text/plain', buffer }
    await list.locator('input[type=file]').setInputFiles(file)
    await list.getByLabel(copies.open.secret).fill(passphrase)
    await list.getByRole('button', { name: copies.open.unlock }).click()
    return list
  }
  const list = await unlock()
  await list.getByRole('button', { name: copies.open.restore, exact: true }).click()
  await expect(list).toBeHidden()
  await unlock()
  await expect(list.getByText(copies.open.nothingToRestore)).toBeVisible()
  await page.keyboard.press('Escape')
  await holdsWhatWasHeld(creator)
})

test('what no shelf had acknowledged comes over, and what was held stays held', async ({
  page,
}) => {
  const entries: Record<string, string> = JSON.parse(
    await readFile(left('local-storage.json'), 'utf8'),
  )
  await page.addInitScript((noted) => {
    if (sessionStorage.getItem('noted') !== null) return
    sessionStorage.setItem('noted', 'yes')
    for (const [key, value] of Object.entries(noted)) localStorage.setItem(key, value)
  }, entries)
  const creator = creatorPage(page)
  await creator.open()
  await holdsWhatWasHeld(creator)
})
