/** The user's own key: the browser asks the AI service itself, our server sees nothing. */
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'

test('with an own key the texts never pass our server', async ({ page, ai, enlace }) => {
  const creator = creatorPage(page)
  const { settings, header } = creator.words.screens
  await creator.open(sampleVisit)
  await page.getByRole('button', { name: header.settings }).click()
  const dialog = page.getByRole('dialog', { name: settings.title })
  await dialog.getByLabel(settings.ownKey).check()
  await dialog.getByLabel(settings.key).fill('sk-mine')
  await dialog.getByRole('button', { name: settings.save, exact: true }).click()
  await expect(dialog.getByText(settings.works)).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => localStorage.getItem('openai_api_key'))).toBe('sk-mine')

  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).origin)
  })
  await creator.generate()
  expect(asked).toEqual(Array(3).fill(new URL(ai.baseUrl).origin))
  expect(enlace.output()).not.toContain('sk-mine')
})

test('a key that does not work says so when it is saved', async ({ page, watched }) => {
  watched.allow(/401/)
  const creator = creatorPage(page)
  const { settings, header } = creator.words.screens
  await creator.open()
  await page.getByRole('button', { name: header.settings }).click()
  const dialog = page.getByRole('dialog', { name: settings.title })
  await dialog.getByLabel(settings.ownKey).check()
  await dialog.getByLabel(settings.key).fill('sk-wrong')
  await dialog.getByRole('button', { name: settings.save, exact: true }).click()
  const reason = creator.words.errors.writerFailures['api-key-refused']
  await expect(dialog.getByText(settings.keptButFails(reason))).toBeVisible()
})

test('own-key mode without a key answers "API key não configurada"', async ({ page }) => {
  await page.addInitScript(() => {
    const choice = { version: 1, writer: 'own-key', origin: '' }
    localStorage.setItem('enlace_writer', JSON.stringify(choice))
  })
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await creator.button('Gerar Texto').click()
  await expect(creator.toast).toContainText('Erro')
  await expect(creator.toast).toContainText('API key não configurada')
})
