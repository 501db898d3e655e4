/** The user's own key: the browser asks the AI service itself, and our server sees nothing. */
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'

test('with the user’s own key the texts never pass through our server', async ({
  page,
  ai,
  enlace,
  watched,
}) => {
  // A key is checked with a request that is empty.
  watched.allow(/400/)
  const creator = creatorPage(page)
  const { settings, header } = creator.words.screens
  await creator.open(sampleVisit)
  await creator.press(header.settings)
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
  // The reading, the texts, the second reading.
  await expect.poll(() => asked).toEqual(Array(3).fill(new URL(ai.baseUrl).origin))
  expect(enlace.output()).not.toContain('sk-mine')
})

test('a key that does not work is reported when it is saved', async ({ page, watched }) => {
  watched.allow(/401/)
  const creator = creatorPage(page)
  const { settings, header } = creator.words.screens
  await creator.open()
  await creator.press(header.settings)
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

test('a key for a service no longer allowed is sent nowhere until its owner has chosen again', async ({
  page,
  ai,
  watched,
}) => {
  watched.allow(/400/)
  await page.addInitScript(() => {
    if (localStorage.getItem('openai_api_key') !== null) return
    const choice = { version: 1, writer: 'own-key', origin: 'https://former.example' }
    localStorage.setItem('enlace_writer', JSON.stringify(choice))
    localStorage.setItem('openai_api_key', 'sk-mine')
  })
  const creator = creatorPage(page)
  const { settings, header, failures } = creator.words.screens
  await creator.open(sampleVisit)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(ai.baseUrl)) sent.push(request.url())
  })
  await creator.button('Gerar Texto').click()
  await expect(creator.toast).toContainText(failures.keyElsewhere('former.example'))

  await creator.press(header.settings)
  const dialog = page.getByRole('dialog', { name: settings.title })
  const save = dialog.getByRole('button', { name: settings.save, exact: true })
  await save.click()
  await expect(dialog.getByText(settings.keyElsewhere('former.example')).last()).toBeVisible()
  expect(sent).toEqual([])
  await dialog.getByLabel(settings.provider).selectOption(new URL(ai.baseUrl).host)
  await save.click()
  await expect(dialog.getByText(settings.works)).toBeVisible()
  await page.keyboard.press('Escape')
  await creator.generate()
})
