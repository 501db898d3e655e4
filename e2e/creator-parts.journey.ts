/** Finding one's way through a long ceremony on a phone, and the script on paper. */
import type { Answers } from '#core/ceremony/ceremony.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'

const long = Array.from({ length: 60 }, (_, line) => `Linha ${line + 1} de uma resposta comprida.`)
const [, ...otherAnswers] = sampleVisit.answers
const visit = { ...sampleVisit, answers: [long.join('\n'), ...otherAnswers] satisfies Answers }

test.use({ viewport: { width: 390, height: 760 } })

test('the strip leads from part to part, opens what is closed, and shows where the reader is', async ({
  page,
}) => {
  const creator = creatorPage(page)
  const { parts, questions } = creator.words.screens
  const { desk, library } = creator.words
  await creator.open(visit)
  const strip = page.getByRole('navigation', { name: parts.region })
  await page.locator('#questions > summary').click()
  await strip.getByRole('link', { name: parts.questions }).click()
  const heading = page.getByRole('heading', { name: questions.heading })
  await expect(heading).toBeInViewport()
  await expect(creator.answer(1)).toBeVisible()
  await expect(strip.getByRole('link', { name: parts.questions })).toHaveAttribute(
    'aria-current',
    'location',
  )
  // A long answer scrolls by itself: the next question is one swipe away.
  const next = await creator.answer(2).boundingBox()
  expect(next?.y).toBeLessThan(760 * 1.5)
  await strip.getByRole('link', { name: parts.script }).click()
  await expect(
    page.getByRole('region', { name: creator.words.screens.preview.region }),
  ).toBeInViewport()
  // The order of the ceremony is a sheet from below, and leads into the script.
  await strip.getByRole('button', { name: desk.areas.plan }).click()
  const plan = page.getByRole('dialog', { name: desk.areas.plan })
  await plan.locator('#plan-finalMessage').click()
  await expect(plan).toBeHidden()
  await expect(creator.lines('finalMessage').first()).toBeInViewport()
  await expect(
    page.getByRole('heading', { name: library.frame.headings.finalMessage }),
  ).toBeInViewport()
})

test('on paper there is only the script, from the dark theme too', async ({ page }) => {
  const creator = creatorPage(page)
  const { headings } = creator.words.library.frame
  await creator.open(visit)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('heading', { name: headings.ceremony, exact: true })).toBeVisible()
  await expect(page.getByText(sampleVisit.texts.finalMessage).and(page.locator('p'))).toBeVisible()
  for (const name of ['banner', 'navigation', 'button', 'textbox', 'contentinfo'] as const) {
    await expect(page.getByRole(name)).toHaveCount(0)
  }
  const [ink, paper] = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return [color, backgroundColor]
  })
  expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})
