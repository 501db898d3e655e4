/** Long work can be stopped, by hand or by leaving: what is done stays, and the provider is not kept busy. */
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'

test('stopping keeps the finished texts and the former versions of the unfinished', async ({
  page,
  ai,
}) => {
  const creator = creatorPage(page)
  const { screens } = creator.words
  await creator.open(sampleVisit)
  await creator.write('ceremony', 'Uma história escrita à mão.')
  ai.behave('ceremony', 'slow')
  await creator.button(screens.actions.generate).click()
  await expect(creator.lines('welcome').first()).toBeEditable()
  await creator.button(screens.actions.stop).click()
  await expect(creator.button(screens.actions.generate)).toBeEnabled()
  await creator.reads('ceremony', 'Uma história escrita à mão.')
  await expect.poll(() => ai.calls.filter((call) => call.state === 'open').length).toBe(0)
})

test('leaving the page stops the provider’s requests', async ({ page, ai }) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  ai.behave('texts', 'slow')
  await creator.button('Gerar Texto').click()
  await expect.poll(() => ai.calls.filter((call) => call.state === 'open').length).toBe(1)
  await page.goto('/')
  await expect.poll(() => ai.calls.filter((call) => call.state === 'open').length).toBe(0)
  // The answers had been read.
  expect(ai.calls.slice(-2).map((call) => call.state)).toEqual(['ended', 'left'])
})
