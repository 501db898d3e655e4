/** Long work can be stopped, by hand or by leaving: what is done stays, and the provider is not kept busy. */
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'

test('stopping keeps the finished texts and the former of the unfinished', async ({ page, ai }) => {
  const creator = creatorPage(page)
  const { screens } = creator.words
  await creator.open(sampleVisit)
  await creator.text('ceremony').fill('Uma história escrita à mão.')
  ai.behave('ceremony', 'slow')
  await creator.button(screens.actions.generate).click()
  await expect(creator.text('welcome')).toBeEditable()
  await expect(creator.text('finalMessage')).toBeEditable()
  await creator.button(screens.actions.stop).click()
  await expect(creator.button(screens.actions.generate)).toBeEnabled()
  await expect(creator.text('ceremony')).toHaveValue('Uma história escrita à mão.')
  await expect.poll(() => ai.calls.filter((call) => call.state === 'open').length).toBe(0)
})

test('leaving the page stops the provider’s requests', async ({ page, ai }) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  ai.behave('all', 'slow')
  await creator.button('Gerar Texto').click()
  await expect.poll(() => ai.calls.filter((call) => call.state === 'open').length).toBe(3)
  await page.goto('/')
  await expect.poll(() => ai.calls.filter((call) => call.state === 'open').length).toBe(0)
  expect(ai.calls.slice(-3).map((call) => call.state)).toEqual(['left', 'left', 'left'])
})
