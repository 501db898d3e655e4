/** The plan of a ceremony: whatever is done to it, the script, the copied text and the document follow. */
import type { Page } from '@playwright/test'
import { momentSearch } from '#core/messages/pt/moment-search.ts'
import { people } from '#core/messages/pt/people.ts'
import { plan as words } from '#core/messages/pt/plan.ts'
import { type CreatorPage, creatorPage, paragraphsOf } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'

test.use({
  viewport: { width: 1366, height: 768 },
  permissions: ['clipboard-read', 'clipboard-write'],
})

const poem = 'Quando chove,\nfico.\n\nQuando abre,\nfico.\n\nSempre'

/** The names of the moments, in the order of the plan. */
const order = (page: Page): Promise<string[]> => page.locator('.plan-name-text').allTextContents()

const said = (page: Page) => page.locator('.plan-said').getByRole('status')

async function grasp(page: Page, from: number, onto: number): Promise<void> {
  const handles = page.locator('.plan .move-handle')
  await handles.nth(from).scrollIntoViewIfNeeded()
  const start = await handles.nth(from).boundingBox()
  const end = await handles.nth(onto).boundingBox()
  if (start === null || end === null) throw new Error('a handle is not to be seen')
  await page.mouse.move(start.x + 8, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, end.y + end.height / 2 - (onto < from ? 8 : -8), { steps: 6 })
  await page.mouse.up()
}

/** Presses one of the things that can be done with a moment. */
async function choose(page: Page, moment: string, action: string): Promise<void> {
  const more = page.getByRole('button', { name: words.more(moment), exact: true }).first()
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
  await page.getByRole('button', { name: `${action}: ${moment}`, exact: true }).click()
}

async function copied({ page, press, words: { screens } }: CreatorPage): Promise<string> {
  await press(screens.actions.copy)
  return page.evaluate(() => navigator.clipboard.readText())
}

test('a moment is switched, moved, doubled, renamed, removed and added, and everything follows', async ({
  page,
}) => {
  const creator = creatorPage(page)
  const { screens, library } = creator.words
  await creator.open(sampleVisit)
  const sand = library.pieces['sandCeremony']?.heading ?? ''
  const consent = library.pieces['consent']?.heading ?? ''
  const prayer = library.pieces['prayer']?.heading ?? ''
  const before = await order(page)
  const at = (name: string): number => before.indexOf(name)

  await test.step('switched off', async () => {
    await page.getByRole('switch', { name: words.isOn(prayer) }).click()
    await expect(said(page)).toHaveText(words.done.off(prayer))
  })

  await test.step('moved by its handle, its buttons and the keys', async () => {
    await grasp(page, at(sand), at(sand) - 1)
    const place = words.done.place(String(at(sand)), String(before.length))
    await expect(said(page)).toHaveText(words.done.moved(sand, place))
    await page.getByRole('button', { name: words.move.up(sand) }).click()
    await page.getByRole('button', { name: sand }).and(page.locator('.plan-name')).focus()
    await page.keyboard.press('Alt+ArrowUp')
    expect((await order(page)).indexOf(sand)).toBe(at(sand) - 3)
    await expect(page.locator('.plan-name:focus')).toContainText(sand)
  })

  await test.step('doubled, renamed and removed, and brought back', async () => {
    await choose(page, consent, words.double)
    await page.getByLabel(words.rename).fill('A pergunta')
    await expect(page.locator('.plan-name-text', { hasText: 'A pergunta' })).toBeVisible()
    await choose(page, sand, words.remove)
    await expect(said(page)).toHaveText(words.done.removed(sand))
    await page.getByRole('button', { name: words.bringBack }).click()
    expect(await order(page)).toContain(sand)
    await choose(page, consent, words.remove)
  })

  await test.step('added by hand and from the library', async () => {
    await page.getByRole('button', { name: words.add.action, exact: true }).click()
    await page.getByLabel(words.add.byHandName).fill('Abraço dos avós')
    await page.getByRole('button', { name: words.add.byHandAction }).click()
    await expect(said(page)).toHaveText(words.done.added('Abraço dos avós'))
    // The caret waits in its first line.
    await expect(page.locator('.line-field:focus')).toHaveValue('')
    await page.keyboard.type('Avós, venham cá.')
    await expect(page.locator('.line-field:focus')).toHaveValue('Avós, venham cá.')
    const candles = library.pieces['candles']?.heading ?? ''
    await page.getByRole('button', { name: words.add.action, exact: true }).click()
    await page.getByLabel(words.add.search).fill(candles)
    await page.getByRole('button', { name: `${words.add.read}: ${candles}` }).click()
    await page
      .getByRole('button', { name: new RegExp(`^${words.add.use}`) })
      .first()
      .click()
    await expect(said(page)).toHaveText(words.done.added(candles))
  })

  await test.step('looked for by what it is about, and made where the library has nothing', async () => {
    await page.getByRole('button', { name: words.add.action, exact: true }).click()
    await page.getByLabel(words.add.search).fill('plant')
    await expect(page.locator('.library-piece h4')).toHaveText([
      library.pieces['tree']?.heading ?? '',
    ])
    await page.getByLabel(words.add.search).fill('helicóptero')
    await expect(page.getByText(momentSearch.nothingFound('helicóptero'))).toBeVisible()
    await page.getByRole('button', { name: momentSearch.ownInstead('helicóptero') }).click()
    await expect(said(page)).toHaveText(words.done.added('Helicóptero'))
    await choose(page, 'Helicóptero', words.remove)
  })

  await test.step('a poem pasted into a reading is one text of one reader', async () => {
    const reading = library.pieces['reading']?.heading ?? ''
    await page.getByRole('button', { name: words.add.action, exact: true }).click()
    await page.getByLabel(words.add.search).fill(reading)
    await page.getByRole('button', { name: `${words.add.read}: ${reading}` }).click()
    await page.getByRole('button', { name: `${words.add.use}: O texto de quem lê` }).click()
    const lines = page.locator('[id^="line-"][id*="reading"]')
    const said = lines.nth(2)
    const [count, bracket] = [await lines.count(), await said.inputValue()]
    await page.evaluate((text) => navigator.clipboard.writeText(text), poem)
    // A press selects the bracket.
    await said.click()
    await page.keyboard.press('Control+v')
    await expect(said).toHaveValue(poem)
    await page.keyboard.press('Control+z')
    await expect(said).toHaveValue(bracket)
    await page.keyboard.press('Control+Shift+z')
    await said.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('e fica.')
    await expect(lines).toHaveCount(count)
    await page.reload()
    await expect(said).toHaveValue(`${poem}\ne fica.`)
  })

  await test.step('the procession is arranged', async () => {
    await page.getByRole('button', { name: people.entrances.title, exact: true }).click()
    await page.getByLabel(people.entrances.with).first().fill('Marta')
    await page.keyboard.press('Escape')
  })

  // Neither has a heading in the script, and an empty moment is not in it.
  const unread = [words.header, library.pieces['finalKissNote']?.name, prayer, 'Abraço dos avós']
  const inPlan = (await order(page)).filter((name) => !unread.includes(name))
  const script = await copied(creator)
  const places = inPlan.map((name) => script.toLowerCase().indexOf(name.toLowerCase()))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(script).not.toContain(prayer)
  expect(script).toContain('com Marta')
  expect(script).toContain(`: ${poem}\ne fica.\n\n(`)

  const downloading = page.waitForEvent('download')
  await creator.press(screens.actions.saveDocument)
  const paragraphs = await paragraphsOf(await downloading)
  for (const paragraph of script.split(/\n+/).filter((line) => line.trim() !== '')) {
    expect(paragraphs.join('\n')).toContain(paragraph.trim())
  }
})

test('on a phone what opens over the plan closes without it, and a new moment is gone to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const creator = creatorPage(page)
  const { desk, screens } = creator.words
  await creator.open(sampleVisit)
  const strip = page.getByRole('navigation', { name: screens.parts.region })
  await strip.getByRole('button', { name: desk.areas.plan }).click()
  const plan = page.getByRole('dialog', { name: desk.areas.plan })
  const adding = page.getByRole('dialog', { name: words.add.title })
  await plan.getByRole('button', { name: words.add.action, exact: true }).click()
  await expect(adding).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(adding).toBeHidden()
  await expect(plan).toBeVisible()
  await plan.getByRole('button', { name: words.add.action, exact: true }).click()
  await page.getByLabel(words.add.byHandName).fill('Abraço dos avós')
  await page.getByRole('button', { name: words.add.byHandAction }).click()
  await expect(plan).toBeHidden()
  await expect(page.getByText('Abraço dos avós').first()).toBeInViewport()
})
