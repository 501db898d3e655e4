/** The AI service failing in every possible way: the reason is given, and nothing typed or written before is lost. */
import type { WriterFailureCode } from '#core/errors.ts'
import { held } from '#core/messages/pt/held.ts'
import type { Behaviour } from '#sandbox/ai/behaviours.ts'
import type { AiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { type CreatorPage, creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { enter } from './give-access.ts'
import { languageSheet } from './language-sheet.ts'
import { sampleAnswers, sampleInfo, sampleVisit } from './sample-ceremony.ts'
import { startServer } from './server-process.ts'
import { settles } from './settles.ts'

/**
 * Every reason a page can give, by those ways to it that users experience differently; writer/failing-service.test.ts
 * covers which other misbehaviour has the same reason, and which goes unnoticed.
 */
const journeys: [string, [WriterFailureCode, Behaviour][]][] = [
  [
    'refuses the operator',
    [
      ['api-key-refused', 'bad-key'],
      ['model-missing', 'bad-model'],
      ['quota-exhausted', 'quota'],
      ['rate-limited', '429'],
    ],
  ],
  [
    'fails',
    [
      ['overloaded', '500'],
      ['overloaded', 'stream-error'],
      ['unexpected', 'garbage'],
    ],
  ],
  [
    'leaves a text unfinished',
    [
      ['cut-short', 'cut'],
      ['cut-short', 'no-end'],
      ['refused', 'content-filter'],
    ],
  ],
  [
    'stalls',
    [
      ['timed-out', 'stall'],
      ['timed-out', 'stall-middle'],
    ],
  ],
]

/**
 * Generates and waits for the end, however it ends; the previous run's notice may still be there.
 * @param isAsked that what a hand has corrected may be written again
 */
async function generateToTheEnd(
  creator: CreatorPage,
  ai: AiSandbox,
  { isAsked = false } = {},
): Promise<void> {
  const { rewriting, screens } = creator.words
  const { actions } = screens
  const calls = ai.calls.length
  await creator.button(actions.generate).click()
  if (isAsked) await creator.button(rewriting.overHand.all).click()
  await expect.poll(() => ai.calls.length).toBeGreaterThan(calls)
  await expect(creator.button(actions.generate)).toBeEnabled({ timeout: 30_000 })
}

for (const [what, failures] of journeys) {
  test(`a service that ${what}: reported, and nothing is lost`, async ({ page, ai }) => {
    const creator = creatorPage(page)
    const { errors } = creator.words
    await creator.open(sampleVisit)
    const edited = 'Uma história escrita à mão.'
    await creator.write('ceremony', edited)
    await creator.answer(4).fill('Um detalhe que só agora foi contado.')
    const { info, answers } = await creator.content()

    for (const [position, [code, behaviour]] of failures.entries()) {
      await test.step(behaviour, async () => {
        ai.behave('texts', behaviour)
        // What stands before anything was written here has come from elsewhere.
        await generateToTheEnd(creator, ai, { isAsked: position > 0 })
        await expect(creator.toast).toContainText('Erro')
        await expect(creator.toast).toContainText(
          'Houve um erro ao gerar os textos. Por favor, tente novamente.',
        )
        await expect(creator.toast).toContainText(errors.writerFailures[code])
        await creator.reads('ceremony', edited)
        expect(await creator.content()).toMatchObject({ info, answers })
      })
    }

    const after = await creator.content()
    await page.reload()
    await creator.reads('ceremony', edited)
    expect(await creator.content()).toEqual(after)
  })
}

test('a service that stumbles once goes unnoticed', async ({ page, ai }) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  for (const behaviour of ['429-once', '500-once', 'no-temperature'] as const) {
    await test.step(behaviour, async () => {
      ai.behave('all', behaviour)
      await generateToTheEnd(creator, ai)
      await expect(creator.toast).toContainText(creator.words.screens.toasts.textsGenerated)
    })
  }
})

test('a final message that fails leaves the default one if there was none, without a toast', async ({
  page,
  ai,
}) => {
  const creator = creatorPage(page)
  const { actions, failures, toasts } = creator.words.screens
  await creator.open({ ...sampleVisit, texts: { ...sampleVisit.texts, finalMessage: '' } })
  ai.behave('finalMessage', 'cut')
  await creator.button(actions.generate).click()
  await expect(creator.toast).toContainText(toasts.textsGenerated, { timeout: 20_000 })
  // The script ends with it, and it is never taken for the couple's own text.
  await creator.reads('finalMessage', '')
  const declaration = page.locator('#chapter-finalMessage textarea').last()
  await expect(declaration).toHaveValue(
    'Vocês estão definitivamente casados socialmente, podem se beijar!',
  )
  ai.behave('finalMessage', undefined)
  await creator.button(failures.retry).click()
  await expect(creator.button(failures.retry)).toHaveCount(0)
  await creator.readsOther('finalMessage', '')
})

test('an edited final message survives a service that refuses everything, and is retried with the others', async ({
  page,
  ai,
}) => {
  const creator = creatorPage(page)
  const { actions, failures } = creator.words.screens
  await creator.open(sampleVisit)
  const edited = 'Agora podem se beijar, Ana e Bruno.'
  await creator.write('finalMessage', edited)
  ai.behave('all', 'bad-key')
  await creator.button(actions.generate).click()
  await expect(page.getByText(failures.nothingLost)).toBeVisible()
  await creator.reads('finalMessage', edited)

  ai.behave('all', undefined)
  const asking = page.waitForRequest('**/api/writing')
  await creator.button(failures.retry).click()
  expect((await asking).postDataJSON().texts).toEqual(['welcome', 'ceremony', 'finalMessage'])
  await expect(creator.toast).toContainText(creator.words.screens.toasts.textsGenerated)
  await creator.readsOther('finalMessage', edited)
})

test('nobody at the AI service’s address: reported, and nothing is lost', async ({ page }) => {
  const server = await startServer({ AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_API_KEY: 'journey' })
  try {
    const creator = creatorPage(page)
    await enter(page, server.baseUrl)
    await page.goto(`${server.baseUrl}/app`)
    await languageSheet(page).getByRole('button', { name: 'Português' }).click()
    await creator.fill(sampleInfo, sampleAnswers)
    await creator.button('Gerar Texto').click()
    await expect(creator.toast).toContainText(creator.words.errors.writerFailures.unreachable, {
      timeout: 30_000,
    })
    await page.reload()
    await expect(creator.answer(1)).toHaveValue(sampleAnswers[0])
    await settles(page)
  } finally {
    await server.stop()
  }
})

test('generating without a network is reported, and nothing is lost', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED/)
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  const before = await creator.content()
  // Loaded after the page itself.
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeAttached()
  await context.setOffline(true)
  await creator.button('Gerar Texto').click()
  await expect(creator.toast).toContainText(creator.words.screens.failures.writingNeedsNetwork)
  expect(await creator.content()).toEqual(before)
  await context.setOffline(false)
  await creator.generate()
})

test('a reload during generation keeps everything written before', async ({ page, ai }) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  const before = await creator.content()
  ai.behave('all', 'slow')
  await creator.button('Gerar Texto').click()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(3)
  await page.reload()
  await expect(creator.button('Gerar Texto')).toBeEnabled()
  expect(await creator.content()).toEqual(before)
})

test('notices are shown even if their own chunk could not be loaded', async ({ page, watched }) => {
  watched.allow(/ERR_FAILED/)
  await page.route('**/assets/toast-region-*.js', (route) => route.abort())
  const creator = creatorPage(page)
  await creator.open()
  await creator.button('Gerar Texto').click()
  const notice = page.getByRole('status').filter({ hasText: 'Informação necessária' })
  await expect(notice).toContainText('Por favor, preencha os nomes dos noivos.')
})

test('a press that is too long says by how much before it is sent, and nothing typed is lost', async ({
  page,
  ai,
}) => {
  const creator = creatorPage(page)
  const { actions } = creator.words.screens
  await creator.open(sampleVisit)
  const long = 'e depois '.repeat(14_000)
  await page.locator('summary', { hasText: held.more }).click()
  await page.getByLabel(held.more, { exact: true }).fill(long)
  await page.getByRole('button', { name: held.addButton, exact: true }).click()
  const calls = ai.calls.length
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await creator.button(actions.generate).click()
  await expect(creator.toast).toContainText(
    /a IA lê até 120\.000 caracteres\. Tire pelo menos [\d.]+ caracteres, de preferência do que o casal contou/,
  )
  await expect(creator.button(actions.generate)).toBeEnabled()
  expect(asked.filter((path) => path.startsWith('/api/writing'))).toEqual([])
  expect(ai.calls.length).toBe(calls)
  await expect(page.getByLabel(held.byCelebrant, { exact: true })).toHaveValue(long.trim())
})
