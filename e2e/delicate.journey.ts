/** "Delicado": what may hurt is looked at before the script is rehearsed or printed, and taken out or warned of. */
import type { Page } from '@playwright/test'
import { emptyTexts } from '#core/ceremony/ceremony.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'

const texts = {
  welcome: 'Boa tarde! A avó Dita, que se foi em março, sorri de longe.',
  ceremony: 'Chovia quando vocês se viram. Ela chorou muito.\n\nE veio a livraria.',
  finalMessage: 'Podem se beijar!',
}

/** The second reading as the service says it: the grandmother is delicate, the tears are nobody's, the bicycle is missing. */
const events = [
  { event: 'sentence', sentence: 0, verdict: 'general', rests: [], isDelicate: false },
  { event: 'sentence', sentence: 1, verdict: 'backed', rests: [1], isDelicate: true },
  { event: 'sentence', sentence: 2, verdict: 'backed', rests: [1], isDelicate: false },
  { event: 'sentence', sentence: 3, verdict: 'unbacked', rests: [], isDelicate: false },
  { event: 'sentence', sentence: 4, verdict: 'backed', rests: [5], isDelicate: false },
  { event: 'sentence', sentence: 5, verdict: 'wish', rests: [], isDelicate: false },
  { event: 'ended', leftOut: [5] },
]

async function answerWith(page: Page, said: typeof events): Promise<void> {
  const answer = [...said, { event: 'end' }]
  await page.route('**/api/writing/second-reading', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: answer
        .map(({ event, ...data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        .join(''),
    }),
  )
}

/** Waits until what is delicate has reached the shelf: the answer may have come whole and not been taken up yet. */
async function isTakenUp(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const opening = indexedDB.open('enlace')
            opening.onsuccess = () => {
              const reading = opening.result.transaction('members').objectStore('members').getAll()
              reading.onsuccess = () => {
                resolve(JSON.stringify(reading.result).includes('"isDelicate":true'))
                opening.result.close()
              }
            }
          }),
      ),
    )
    .toBe(true)
}

async function open(page: Page) {
  const creator = creatorPage(page)
  await answerWith(page, events)
  await creator.open({ ...sampleVisit, texts })
  return creator
}

const checkOf = (page: Page) => page.getByRole('dialog', { name: 'Conferir' })

test('delicate sentences stand first, with what permits them and what can be done', async ({
  page,
}) => {
  const creator = await open(page)
  await creator.button('Conferir').click()
  const dialog = checkOf(page)
  const delicate = dialog.locator('.check-delicate')
  await expect(delicate).toHaveCount(1)
  await expect(dialog.locator('h3').first()).toHaveText('Delicado')
  await expect(delicate).toContainText('A avó Dita')
  await expect(delicate.locator('q')).toContainText('Conheceram-se numa fila de cinema')
  await delicate.getByRole('button', { name: 'Avisar antes' }).click()
  await expect(dialog.getByText('1 já vista')).toBeVisible()
  await expect(dialog.getByText('Ela chorou muito.').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Incluir' })).toBeVisible()
  await dialog.getByText('1 já vista').click()
  await delicate.getByRole('button', { name: 'Tirar' }).click()
  await expect(delicate).toHaveCount(0)
  await page.keyboard.press('Escape')
  await creator.reads('welcome', 'Boa tarde!')
})

test('rehearsing asks once whether to see what is delicate first', async ({ page }) => {
  const creator = creatorPage(page)
  // The first sentence of the welcome, whatever it says.
  await answerWith(page, [
    { event: 'sentence', sentence: 0, verdict: 'backed', rests: [1], isDelicate: true },
    { event: 'ended', leftOut: [] },
  ])
  await creator.open({ ...sampleVisit, texts: emptyTexts })
  await creator.generate()
  await isTakenUp(page)
  const rehearse = page.getByRole('link', { name: 'Ensaiar', exact: true })
  await rehearse.click()
  const asked = page.getByRole('dialog', { name: 'Há frases delicadas' })
  await expect(asked).toBeVisible()
  await asked.getByRole('button', { name: 'Ver as frases' }).click()
  const dialog = checkOf(page)
  await expect(dialog.locator('.check-delicate').first()).toContainText('cinema')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await rehearse.click()
  await expect(page).toHaveURL(/\/altar/)
})

test('what was left out is put in by one press, beside what stands', async ({ page }) => {
  const creator = creatorPage(page)
  await answerWith(page, [{ event: 'ended', leftOut: [6] }])
  await creator.open({ ...sampleVisit, texts })
  await creator.button('Conferir').click()
  const dialog = checkOf(page)
  const leftOut = dialog.getByRole('listitem').filter({ hasText: 'Atravessaram o Jalapão' })
  await leftOut.getByRole('button', { name: 'Incluir' }).click()
  await expect(dialog.getByRole('heading', { name: 'Reescrito' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Usar este texto' }).click()
  await page.keyboard.press('Escape')
  await creator.reads('ceremony', /Jalapão/)
})

test('printing asks once whether to see what is delicate first', async ({ page }) => {
  const creator = creatorPage(page)
  await answerWith(page, [
    { event: 'sentence', sentence: 0, verdict: 'backed', rests: [1], isDelicate: true },
    { event: 'ended', leftOut: [] },
  ])
  await creator.open({ ...sampleVisit, texts: emptyTexts })
  await creator.generate()
  await isTakenUp(page)
  await page.getByRole('link', { name: 'Imprimir ou PDF' }).first().click()
  const asked = page.getByRole('dialog', { name: 'Há frases delicadas' })
  await asked.getByRole('button', { name: 'Seguir sem ver' }).click()
  await expect(page).toHaveURL(/\/imprimir/)
  await page.goBack()
  await page.getByRole('link', { name: 'Imprimir ou PDF' }).first().click()
  await expect(page).toHaveURL(/\/imprimir/)
})

test('what is marked is written again paragraph by paragraph, beside what stands', async ({
  page,
}) => {
  const creator = await open(page)
  await creator.button('Conferir').click()
  const dialog = checkOf(page)
  await expect(dialog.getByText('Ela chorou muito.').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Consertar o que está marcado' }).click()
  await expect(dialog.getByText('Parágrafo 1 de 2')).toBeVisible()
  await expect(dialog.getByText(/^Você corrigiu este texto à mão/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Próximo parágrafo' }).click()
  await expect(dialog.getByText('Parágrafo 2 de 2')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Reescrito' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Deixar como está' }).click()
  await expect(dialog.locator('.check-summary')).toContainText('minutos')
  await page.keyboard.press('Escape')
  await creator.reads('welcome', texts.welcome)
})
