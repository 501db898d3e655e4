/** The AI service failing in each way it can: the reason is said, and nothing typed or written before is gone. */
import type { WriterFailureCode } from '#core/errors.ts'
import type { Behaviour } from '#sandbox/ai/behaviours.ts'
import type { AiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { type CreatorPage, creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { enter } from './give-access.ts'
import { sampleAnswers, sampleInfo, sampleVisit } from './sample-ceremony.ts'
import { startServer } from './server-process.ts'
import { settles } from './settles.ts'

/**
 * Every reason a page can say, by the ways to it that differ for whoever waits; which other misbehaviour comes to the
 * same reason, and which passes unnoticed, is held by writer/create-writer.test.ts.
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

/** Generates and waits for the end, whatever it is: the notice of the time before may still stand. */
async function generateToTheEnd(creator: CreatorPage, ai: AiSandbox): Promise<void> {
  const { actions } = creator.words.screens
  const calls = ai.calls.length
  await creator.button(actions.generate).click()
  await expect.poll(() => ai.calls.length).toBeGreaterThan(calls)
  await expect(creator.button(actions.generate)).toBeEnabled({ timeout: 30_000 })
}

for (const [what, failures] of journeys) {
  test(`a service that ${what}: said, and nothing is gone`, async ({ page, ai }) => {
    const creator = creatorPage(page)
    const { errors } = creator.words
    await creator.open(sampleVisit)
    const edited = 'Uma história escrita à mão.'
    await creator.text('ceremony').fill(edited)
    await creator.answer(4).fill('Um detalhe que só agora foi contado.')
    const { info, answers } = await creator.content()

    for (const [code, behaviour] of failures) {
      await test.step(behaviour, async () => {
        ai.behave('ceremony', behaviour)
        await generateToTheEnd(creator, ai)
        await expect(creator.toast).toContainText('Erro')
        await expect(creator.toast).toContainText(
          'Houve um erro ao gerar os textos. Por favor, tente novamente.',
        )
        await expect(creator.toast).toContainText(errors.writerFailures[code])
        await expect(creator.text('ceremony')).toHaveValue(edited)
        expect(await creator.content()).toMatchObject({ info, answers })
      })
    }

    const after = await creator.content()
    await page.reload()
    await expect(creator.text('ceremony')).toHaveValue(edited)
    expect(await creator.content()).toEqual(after)
  })
}

test('a service that stumbles once is not noticed', async ({ page, ai }) => {
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

test('a final message that fails gives the default one, silently', async ({ page, ai }) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  ai.behave('finalMessage', 'cut')
  await creator.generate()
  await expect(creator.text('finalMessage')).toHaveValue(
    'Vocês estão definitivamente casados socialmente, podem se beijar!',
  )
})

test('nobody answers at the AI service’s address: said, and nothing is gone', async ({ page }) => {
  const server = await startServer({ AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_API_KEY: 'journey' })
  try {
    const creator = creatorPage(page)
    await enter(page, server.baseUrl)
    await page.goto(`${server.baseUrl}/app`)
    await page.getByRole('dialog').getByRole('button', { name: 'Português' }).click()
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

test('without a network generating says so, and nothing is gone', async ({
  page,
  context,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED/)
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  const before = await creator.content()
  // Fetched after the page itself.
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeAttached()
  await context.setOffline(true)
  await creator.button('Gerar Texto').click()
  await expect(creator.toast).toContainText(creator.words.screens.failures.writingNeedsNetwork)
  expect(await creator.content()).toEqual(before)
  await context.setOffline(false)
  await creator.generate()
})

test('a reload in the middle of generating keeps everything written before', async ({
  page,
  ai,
}) => {
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

test('notices are shown where their own piece of the page could not be loaded', async ({
  page,
  watched,
}) => {
  watched.allow(/ERR_FAILED/)
  await page.route('**/assets/toast-region-*.js', (route) => route.abort())
  const creator = creatorPage(page)
  await creator.open()
  await creator.button('Gerar Texto').click()
  const notice = page.getByRole('status').filter({ hasText: 'Informação necessária' })
  await expect(notice).toContainText('Por favor, preencha os nomes dos noivos.')
})
