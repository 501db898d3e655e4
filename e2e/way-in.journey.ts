/** The first ceremony: two names, what was told in one go, one press. It is read, written and read again. */
import { errorSentence } from '#core/messages/error-sentences.ts'
import { couple } from '#core/messages/pt/couple.ts'
import { held } from '#core/messages/pt/held.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { enter } from './give-access.ts'
import { languageSheet } from './language-sheet.ts'

const notes = [
  'Vem gente de Olinda e de Recife.',
  'Eles se conheceram numa fila de cinema, na chuva.',
  'O pai dele morreu em 2020.',
  'Não falem do ex dela.',
  'Numa viagem de férias abriram uma livraria.',
  'Sucesso é uma mesa cheia.',
].join('\n')

test('notes lead through reading, writing and second reading; what may hurt is held before the first word', async ({
  page,
  ai,
}) => {
  const creator = creatorPage(page)
  await enter(page)
  await page.goto('/app')
  await languageSheet(page).getByRole('button', { name: 'Português' }).click()
  const card = page.locator('.start-card')
  await creator.field('brideName').fill('Zoë')
  await creator.field('groomName').fill('João')
  await card.getByLabel(couple.start.notes).fill(notes)
  const before = ai.calls.length
  await card.getByRole('button', { name: couple.start.write }).click()
  await expect(creator.toast).toContainText(creator.words.screens.toasts.textsGenerated, {
    timeout: 20_000,
  })
  const called = () => ai.calls.slice(before).map(({ text }) => text)
  await expect.poll(called).toEqual(['notes', 'reading', 'texts', 'second-reading'])
  await expect(page.locator('.held-mark').filter({ hasText: 'morreu' })).toBeVisible()
  await expect(page.locator('.held-mark').filter({ hasText: 'Não falem do ex' })).toBeVisible()
  const { welcome, ceremony, finalMessage } = await creator.texts()
  expect(ceremony).toContain('livraria')
  expect([welcome, ceremony, finalMessage].join()).not.toMatch(/morreu|ex dela/)

  // What has been read of the script is there without asking again.
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.reload()
  await creator.button('Conferir').click()
  const dialog = page.getByRole('dialog', { name: 'Conferir' })
  await expect(dialog.locator('.check-summary')).toContainText(/\d minutos?\./)
  await expect(dialog.getByText(/^Ficam? fora: /)).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/writing'))).toEqual([])
})

test('notes that cannot be sorted stay whole, and the texts are written from them', async ({
  page,
  ai,
}) => {
  const creator = creatorPage(page)
  await enter(page)
  await page.goto('/app')
  await languageSheet(page).getByRole('button', { name: 'Português' }).click()
  const card = page.locator('.start-card')
  await creator.field('brideName').fill('Zoë')
  await creator.field('groomName').fill('João')
  const harmless = notes.replace('O pai dele morreu em 2020.\n', '')
  await card.getByLabel(couple.start.notes).fill(harmless)
  ai.behave('notes', 'prose')
  await card.getByRole('button', { name: couple.start.write }).click()
  await creator.reads('ceremony', /livraria/)
  await expect(page.getByLabel(held.from.notes, { exact: true })).toHaveValue(harmless)
  expect(Object.values(await creator.texts()).join()).not.toMatch(/morreu|ex dela/)
})

test('a page from before what it sends has changed is told to load itself again, and loses nothing', async ({
  page,
  watched,
}) => {
  watched.allow(/409/)
  const creator = creatorPage(page)
  await creator.open({
    info: { brideName: 'Zoë', groomName: 'João', location: 'Olinda', date: '', time: '' },
    answers: ['Olinda', 'Na fila do cinema.', '', '', ''],
    texts: { welcome: 'Boa tarde!', ceremony: '', finalMessage: '' },
  })
  // As the product before this one asked.
  await page.route('**/api/writing', (route) => {
    const { tellings: _tellings, ...rest } = route.request().postDataJSON()
    return route.continue({ postData: JSON.stringify({ ...rest, answers: {}, facts: [] }) })
  })
  const before = await creator.content()
  await creator.button('Gerar Texto').click()
  const sentence = errorSentence({ code: 'page-outdated' }, 'pt')
  await expect(creator.toast).toContainText(sentence)
  expect(await creator.content()).toEqual(before)
})
