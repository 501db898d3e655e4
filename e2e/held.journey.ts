/** What must not be said is held where it was told: marked in its field, named under it, decided by one tap. */
import type { Page } from '@playwright/test'
import type { Answers } from '#core/ceremony/ceremony.ts'
import { held } from '#core/messages/pt/held.ts'
import { type CreatorPage, creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleInfo, sampleTexts } from './sample-ceremony.ts'
import { findingsInBothSchemes } from './standards.ts'

const answers: Answers = [
  'Recife e Olinda.',
  'Foi na lavanderia do prédio. Ela ainda estava casada com o Rodrigo, isso não é para contar.',
  'Perdemos um bebê em 2022. Vendemos a casa para pagar o hospital. Não falem do hospital.',
  'Abrimos uma livraria. Escondi o anel no dicionário de latim.',
  'Uma mesa cheia. A Cida vai cantar de surpresa.',
]

/** As a model would answer the prompt of the reading. */
const reading = JSON.stringify({
  hold: [
    { telling: 2, quote: 'Ela ainda estava casada com o Rodrigo', why: 'asked' },
    { telling: 2, quote: 'isso não é para contar', why: 'request' },
    { telling: 3, quote: 'Perdemos um bebê em 2022.', why: 'hardship' },
    { telling: 3, quote: 'Vendemos a casa para pagar o hospital.', why: 'asked' },
    { telling: 3, quote: 'Não falem do hospital.', why: 'request' },
  ],
  limits: [],
  tellers: [],
  doubts: [{ telling: 1, quote: 'Olinda', question: 'Quem vem de Olinda?' }],
  questions: ['Quem se aproximou na lavanderia?'],
})

/** What the service was sent, by what it was asked for. */
interface Sent {
  reading: string[]
  texts: string[]
  secondReading: string[]
}

/** Asks the service with the celebrant's own key, and returns what it is sent, as it is sent. */
async function listen(page: Page, baseUrl: string): Promise<Sent> {
  const choice = { version: 1, writer: 'own-key', origin: new URL(baseUrl).origin }
  await page.addInitScript((stored) => {
    localStorage.setItem('enlace_writer', stored)
    localStorage.setItem('openai_api_key', 'sk-mine')
  }, JSON.stringify(choice))
  const sent: Sent = { reading: [], texts: [], secondReading: [] }
  await page.route('**/chat/completions', async (route) => {
    const prompt = route.request().postData() ?? ''
    const isReading = prompt.includes('<task>reading')
    const kind = prompt.includes('<task>second-reading') ? 'secondReading' : 'texts'
    sent[isReading ? 'reading' : kind].push(prompt)
    if (!isReading) return await route.fallback()
    const chunk = { choices: [{ index: 0, delta: { content: reading }, finish_reason: 'stop' }] }
    await route.fulfill({
      contentType: 'text/event-stream',
      headers: { 'access-control-allow-origin': '*' },
      body: `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`,
    })
  })
  return sent
}

/** The field of a question with what stands under it. */
const underQuestion = ({ page }: CreatorPage, number: number) =>
  page.locator('.answers > li').nth(number - 1)

const marks = (creator: CreatorPage, number: number) =>
  underQuestion(creator, number).locator('.held-mark')

/** Selects words as a finger does, by its handles, and lets go of them. */
async function select(creator: CreatorPage, number: number, words: string): Promise<void> {
  await creator.answer(number).evaluate((field, wanted) => {
    if (!(field instanceof HTMLTextAreaElement)) return
    const start = field.value.indexOf(wanted)
    field.focus()
    field.setSelectionRange(start, start + wanted.length)
  }, words)
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('what is held stands marked, and is allowed by one tap, or all but what was asked', async ({
  page,
  ai,
}) => {
  const creator = creatorPage(page)
  const sent = await listen(page, ai.baseUrl)
  await creator.open({ info: sampleInfo, answers, texts: sampleTexts })
  await creator.generate()
  await expect(marks(creator, 2)).toHaveText([
    'Ela ainda estava casada com o Rodrigo',
    'isso não é para contar',
  ])
  await expect(marks(creator, 3)).toHaveCount(3)
  expect(sent.texts.join()).toContain('lavanderia')
  expect(sent.texts.join()).not.toMatch(/Rodrigo|bebê|hospital/)
  await expect(underQuestion(creator, 1).getByText('Quem vem de Olinda?')).toBeVisible()
  await expect(page.getByText('Quem se aproximou na lavanderia?')).toBeVisible()
  expect(await findingsInBothSchemes(page)).toEqual([])

  await page.getByRole('button', { name: held.see }).first().tap()
  const hard = underQuestion(creator, 3)
  const [whether] = await hard.getByText(held.why.hardship).all()
  await expect(whether ?? hard).toBeVisible()
  await hard.getByRole('button', { name: held.allBut }).tap()
  await expect(marks(creator, 3)).toHaveText([
    'Vendemos a casa para pagar o hospital.',
    'Não falem do hospital.',
  ])
  await expect(hard.getByText(held.allowedByHand)).toBeVisible()
  await underQuestion(creator, 2).getByRole('button', { name: held.mayBeSaid }).first().tap()
  await expect(marks(creator, 2)).toHaveText(['isso não é para contar'])
  await underQuestion(creator, 2).getByRole('button', { name: held.staysOut }).tap()
  await expect(marks(creator, 2)).toHaveCount(2)

  sent.texts.length = 0
  await creator.generate()
  expect(sent.texts.join()).toContain('bebê')
  expect(sent.texts.join()).not.toMatch(/Rodrigo|hospital/)
  // Nothing was typed, so nothing is read again.
  expect(sent.reading).toHaveLength(1)
})

test('selected words are held by finger, restored by undo, and a secret is in no call', async ({
  page,
  ai,
}) => {
  const creator = creatorPage(page)
  const sent = await listen(page, ai.baseUrl)
  await creator.open({ info: sampleInfo, answers, texts: sampleTexts })
  const lived = underQuestion(creator, 4)
  const leaveOut = lived.getByRole('button', { name: held.leaveOut })
  await expect(leaveOut).toBeDisabled()
  await select(creator, 4, 'Escondi o anel no dicionário')
  await leaveOut.tap()
  await expect(marks(creator, 4)).toHaveText(['Escondi o anel no dicionário'])
  await expect(leaveOut).toBeDisabled()
  await page.getByRole('button', { name: creator.words.desk.history.undo }).tap()
  await expect(marks(creator, 4)).toHaveCount(0)

  await select(creator, 4, 'Escondi o anel no dicionário')
  await leaveOut.tap()
  await lived.getByLabel(held.secretFor).selectOption({ label: held.secretFrom.everyone })
  await underQuestion(creator, 5).getByLabel(held.isPrivate).check()
  await expect(underQuestion(creator, 5).getByText(held.privateNote)).toBeVisible()
  await creator.generate()
  await expect.poll(() => sent.secondReading.length).toBe(1)
  const all = Object.values(sent).flat().join()
  expect(all).toContain('livraria')
  expect(all).not.toMatch(/anel|dicionário|Cida/)
  await page.reload()
  await expect(marks(creator, 4)).toHaveText(['Escondi o anel no dicionário'])
})
