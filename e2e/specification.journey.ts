/** The screens word for word in Portuguese, as docs/specification.md sections 2, 4, 5 and 8 require. */
import { questionsInOrder } from '#core/ceremony/questions.ts'
import { languageDetails, languages } from '#core/languages.ts'
import { landing as en } from '#core/messages/en/landing.ts'
import { landing as es } from '#core/messages/es/landing.ts'
import { landing as fr } from '#core/messages/fr/landing.ts'
import { landing as pt } from '#core/messages/pt/landing.ts'
import { publicPagePath } from '#core/pages/public-pages.ts'
import { creatorPage, paragraphsOf } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { languageSheet } from './language-sheet.ts'
import { sampleAnswers, sampleInfo, sampleVisit } from './sample-ceremony.ts'

const landing = { pt, en, fr, es }

test('the language is asked for on the first visit only; three sections are open and can be closed', async ({
  page,
}) => {
  const creator = creatorPage(page)
  await creator.openFirst()
  expect(await page.evaluate(() => localStorage.getItem('preferred_language'))).toBe('pt')
  await page.reload()
  await expect(page.locator('#info-brideName')).toBeEditable()
  await expect(languageSheet(page)).toBeHidden()
  const sections = page.locator('details:has(> summary h2)')
  await expect(sections).toHaveCount(3)
  for (const section of await sections.all()) {
    await expect(section).toHaveAttribute('open', '')
    await section.locator('> summary').click()
    await expect(section).not.toHaveAttribute('open')
  }
})

for (const language of languages) {
  test(`a stranger sees for whom it is without opening anything, in ${languageDetails[language].name}`, async ({
    page,
  }) => {
    const { audience, hero } = landing[language]
    await page.goto(publicPagePath({ name: 'landing', language }))
    const block = page.locator('section', {
      has: page.getByRole('heading', { name: audience.heading, exact: true }),
    })
    for (const { title, text } of audience.items) {
      await expect(block.last().getByRole('heading', { name: title })).toBeVisible()
      await expect(block.last().getByText(text)).toBeVisible()
    }
    await expect(page.getByText(hero.audience)).toBeInViewport()
  })
}

test('"Bem vindo" explains, copies all questions and closes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const creator = creatorPage(page)
  await creator.open()
  await creator.press('Instruções')
  const dialog = page.getByRole('dialog', { name: 'Bem vindo' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: /copie todas as perguntas/i }).click()
  await expect(dialog).toBeHidden()
  await expect(creator.toast).toContainText('Perguntas copiadas!')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const question of questionsInOrder(creator.words.questions))
    expect(copied).toContain(question)

  await creator.press('Instruções')
  await dialog.getByRole('button', { name: 'Entendi' }).click()
  await expect(dialog).toBeHidden()
})

test('without both names nothing is generated; with the names alone all three texts are', async ({
  page,
  ai,
}) => {
  const creator = creatorPage(page)
  await creator.open()
  await creator.field('brideName').fill('Zoë')
  await creator.field('groomName').fill('   ')
  const calls = ai.calls.length
  await page.getByRole('button', { name: 'Gerar Texto', exact: true }).click()
  await expect(creator.toast).toContainText('Informação necessária')
  await expect(creator.toast).toContainText('Por favor, preencha os nomes dos noivos.')
  expect(ai.calls.length).toBe(calls)
  await creator.field('groomName').fill('João')
  await expect(page.getByText(creator.words.screens.preview.hint)).toBeVisible()
  await page.getByRole('button', { name: 'Gerar Texto', exact: true }).click()
  await expect(creator.toast).toContainText('Textos gerados!', { timeout: 20_000 })
})

test('an answer that is too long is named, neither cut nor sent', async ({ page, ai }) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  const long = 'ã'.repeat(8_001)
  await creator.answer(3).fill(long)
  const calls = ai.calls.length
  await page.getByRole('button', { name: 'Gerar Texto', exact: true }).click()
  await expect(creator.toast).toContainText('3')
  await expect(creator.answer(3)).toHaveValue(long)
  await expect(creator.answer(3)).toBeFocused()
  expect(ai.calls.length).toBe(calls)
})

test('what is typed is stored at once, and copied and saved before any text exists', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const creator = creatorPage(page)
  await creator.open()
  await creator.fill(sampleInfo, sampleAnswers)
  // Under the specification's keys.
  const stored = () =>
    page.evaluate(() => [
      JSON.parse(localStorage.getItem('ceremony_info') ?? 'null'),
      JSON.parse(localStorage.getItem('ceremony_answers') ?? 'null'),
    ])
  await expect.poll(stored).toEqual([sampleInfo, [...sampleAnswers]])
  await creator.press('Copiar Texto')
  await expect(creator.toast).toContainText('Copiado!')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('JOÃO <D’ÁVILA> E ZOË & “LUA”')
  expect(copied).toContain('sábado, 12 de dezembro de 2026, às 16:00')

  const downloading = page.waitForEvent('download')
  await creator.press('Salvar .docx')
  const paragraphs = await paragraphsOf(await downloading)
  expect(paragraphs).toEqual(copied.split('\n').filter((line) => line !== ''))
})

test('clearing removes the three entries, everywhere, and can be undone', async ({ page }) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  const before = await creator.content()
  await creator.press('Limpar Tudo')
  await expect(creator.toast).toContainText('Conteúdo limpo')
  await expect(creator.toast).toContainText('Todas as informações foram removidas')
  const keys = ['ceremony_answers', 'ceremony_texts', 'ceremony_info']
  const stored = () =>
    page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys)
  await expect.poll(stored).toEqual([null, null, null])
  await expect(creator.field('brideName')).toHaveValue('')
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  expect(await creator.content()).toEqual(before)
  await expect.poll(stored).not.toContain(null)
})

test('only one toast is shown at a time, for 5 s', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  const creator = creatorPage(page)
  await creator.open()
  await page.getByRole('button', { name: 'Gerar Texto', exact: true }).click()
  await expect(creator.toast).toContainText('Informação necessária')
  await creator.press('Copiar Texto')
  await expect(creator.toast).toContainText('Copiado!')
  await expect(creator.toast).toHaveCount(1)
  await page.clock.fastForward(4_000)
  await expect(creator.toast).toHaveCount(1)
  await page.clock.fastForward(2_000)
  await expect(creator.toast).toHaveCount(0)
})

test('an unknown address has its own page', async ({ page, watched }) => {
  watched.allow(/404/)
  const answer = await page.goto('/nope')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
})

test('a document that cannot be made is reported', async ({ page, watched }) => {
  watched.allow(/ERR_FAILED/)
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await page.route('**/script-document*.js', (route) => route.abort())
  await creator.press('Salvar .docx')
  await expect(creator.toast).toContainText('Erro')
  await expect(creator.toast).toContainText(
    'Houve um erro ao gerar o documento. Por favor, tente novamente.',
  )
})

test('an unexpected error has a page with a way out, and nothing is lost', async ({
  page,
  watched,
}) => {
  watched.allow(/NumberFormat is not a constructor/)
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await page.evaluate(() => sessionStorage.setItem('broken', 'yes'))
  await page.addInitScript(() => {
    if (sessionStorage.getItem('broken') === null) return
    sessionStorage.removeItem('broken')
    Object.defineProperty(Intl, 'NumberFormat', { value: undefined })
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await creator.button(creator.words.screens.crash.reload).click()
  await expect(creator.answer(1)).toHaveValue(sampleAnswers[0])
  await creator.reads('ceremony', sampleVisit.texts.ceremony)
})
