/** A ceremony on paper: every card on a page of its own, with every word of the script on exactly one; team sheets. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { dayKit } from '#core/messages/pt/day-kit.ts'
import { paper } from '#core/messages/pt/paper.ts'
import { team } from '#core/messages/pt/team.ts'
import { paperSizes } from '#core/paper/paper-size.ts'
import { wordsOnPages } from '../testing/read-pdf.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { expectedParagraphs, sampleVisit } from './sample-ceremony.ts'
import { expectNoOverflow, expectReflow, findings } from './standards.ts'
import { tabTo } from './tab-to.ts'
import { wording } from './wording.ts'

/** What a printer for homes leaves white at the edges, at most. */
const unprintableMm = 12
const pxPerMm = 96 / 25.4

/** How many cards hold more than is seen on them. */
function tooFullCards(page: Page): Promise<number> {
  return page
    .locator('.paper-card > div')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length)
}

test('cards come out as they are shown, in every size, with the whole script on them', async ({
  page,
}) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await expect(creator.field('brideName')).toBeEditable()
  await page.goto('/imprimir')
  const cards = page.locator('.paper-card')
  for (const size of paperSizes) {
    await page.getByLabel(paper.size, { exact: true }).selectOption(size)
    await expect(cards.first()).toBeVisible()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const pages = pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? []
    expect(pages).toHaveLength(await page.locator('.paper-sheet').count())
    expect(await tooFullCards(page)).toBe(0)
    // No printer reaches the edge of its paper, and some shrink the page to what they reach: no word stands there.
    const nearEdgePx = await page.locator('.paper-card').evaluateAll((all) =>
      Math.min(
        ...all.flatMap((card) => {
          const outer = card.getBoundingClientRect()
          return [...card.children].flatMap((part) => {
            const { left, top, right, bottom } = part.getBoundingClientRect()
            return [left - outer.left, top - outer.top, outer.right - right, outer.bottom - bottom]
          })
        }),
      ),
    )
    expect(nearEdgePx).toBeGreaterThan(unprintableMm * pxPerMm)
  }
  const printed = (await page.locator('.paper-card > div > p').allTextContents()).join(' ')
  // A card names the speaker again.
  const names = new Set(await page.locator('.paper-sheet .card-speaker').allTextContents())
  const words = (text: string): string =>
    [...names]
      .reduce((rest, name) => rest.replaceAll(name.trim(), ''), text)
      .replace(/[\s()]+/g, ' ')
      .trim()
  expect(words(printed)).toBe(words(expectedParagraphs(sampleVisit, wording.pt.library).join(' ')))

  // As a file: the same sheets, every word of the script, and in it the emoji that no font of the file has.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: paper.pdf }).click()
  const made = await download
  expect(made.suggestedFilename()).toMatch(/^Fichas - .*\.pdf$/)
  const sheets = await wordsOnPages(new Blob([await readFile(await made.path())]))
  expect(sheets).toHaveLength(await page.locator('.paper-sheet').count())
  const letters = (text: string): string => text.replace(/[\s\u2011-]+/g, '').toUpperCase()
  const inFile = letters(sheets.join(''))
  const shown = await page.locator('.paper-card p').allTextContents()
  for (const text of shown) expect(inFile).toContain(letters(text))
  await expect(page.getByText(paper.pdfPictures({ number: '1', form: 'one' }))).toBeVisible()

  // Each team sheet is a file of its own: the musicians' holds what its text says, and no other sheet.
  await page.getByLabel(paper.what, { exact: true }).selectOption('team')
  const musicians = page.getByRole('article', { name: team.sheets.musicians })
  expect(await findings(page)).toEqual([])
  const sheetDownload = page.waitForEvent('download')
  await musicians.getByRole('button', { name: paper.pdf }).click()
  const sheet = await sheetDownload
  expect(sheet.suggestedFilename()).toMatch(/^Para os músicos - .*\.pdf$/)
  const onSheet = letters(
    (await wordsOnPages(new Blob([await readFile(await sheet.path())]))).join(''),
  )
  const cues = await musicians.locator('.card-block').allTextContents()
  expect(cues.length).toBeGreaterThan(2)
  for (const text of cues) expect(onSheet).toContain(letters(text))
  expect(onSheet).not.toContain(letters(team.sheets.photographer))

  // The keepsake: pages that flow on, within a frame, printed and in a file alike; nothing of the day on them.
  await page.getByLabel(paper.what, { exact: true }).selectOption('keepsake')
  const pages = page.locator('.keepsake')
  await expect(pages.first()).toBeVisible()
  expect(await findings(page)).toEqual([])
  const sheetCount = await pages.count()
  const print = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(print.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(sheetCount)
  const cutOff = await pages.evaluateAll(
    (all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length,
  )
  expect(cutOff).toBe(0)
  const keepsakeDownload = page.waitForEvent('download')
  await page.getByRole('button', { name: paper.pdf }).click()
  const kept = await wordsOnPages(new Blob([await readFile(await (await keepsakeDownload).path())]))
  expect(kept).toHaveLength(sheetCount)
  const inKeepsake = letters(kept.join(''))
  for (const text of await page.locator('.paper-preview .keepsake-words > *').allTextContents()) {
    expect(inKeepsake).toContain(letters(text))
  }
  expect(inKeepsake).not.toContain(letters(wording.pt.library.frame.headings.entrances))
})

test('without the product’s fonts every card still holds its words, and nothing scrolls sideways at 300 %', async ({
  page,
  watched,
}) => {
  watched.allow(/woff2|ERR_FAILED/)
  await page.route('**/*.woff2', (route) => route.abort())
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await expect(creator.field('brideName')).toBeEditable()
  await page.setViewportSize({ width: 455, height: 256 })
  await page.goto('/imprimir')
  for (const print of ['cards', 'team', 'day', 'keepsake']) {
    await page.getByLabel(paper.what, { exact: true }).selectOption(print)
    await expectReflow(page)
    await expect(async () => expectNoOverflow(page)).toPass()
    expect(await tooFullCards(page)).toBe(0)
  }
})

test('by keyboard alone: what to print, a file of it, a line of one’s own for the day and off again', async ({
  page,
}) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await expect(creator.field('brideName')).toBeEditable()
  await page.goto('/imprimir')
  const what = page.getByLabel(paper.what, { exact: true })
  await expect(what).toBeVisible()
  const press = async (wanted: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(page, wanted)
    await page.keyboard.press(key)
  }
  await press(page.getByRole('link', { name: 'Enlace' }), 'Tab')
  for (const print of [paper.team, dayKit.title]) {
    await tabTo(page, what)
    // The first letters choose, as in every list.
    await page.keyboard.type(print)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(what.locator('option:checked')).toHaveText(print)
    expect(await findings(page)).toEqual([])
    if (print === dayKit.title) break
    const musicians = page.getByRole('article', { name: team.sheets.musicians })
    const download = page.waitForEvent('download')
    await press(musicians.getByRole('button', { name: paper.pdf }))
    await download
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  }
  await tabTo(page, page.getByLabel(dayKit.addTo(dayKit.dayBefore)))
  await page.keyboard.type('Levar o guarda-chuva.')
  await page.keyboard.press('Enter')
  await expect(page.locator('.own-line')).toContainText('Levar o guarda-chuva.')
  const download = page.waitForEvent('download')
  await press(page.getByRole('button', { name: dayKit.calendar }))
  expect((await download).suggestedFilename()).toBe('enlace.ics')
  await page.reload()
  await tabTo(page, what)
  await page.keyboard.type(dayKit.title)
  await press(page.getByRole('button', { name: dayKit.remove('Levar o guarda-chuva.') }))
  await expect(page.locator('.own-line')).toHaveCount(0)
})

test('after a correction only what changed has to be printed again', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await expect(creator.field('brideName')).toBeEditable()
  await page.goto('/imprimir')
  await page.getByRole('button', { name: paper.print }).click()
  await expect(page.getByText(paper.unchanged)).toBeVisible()
  await page.goto('/app')
  await creator.field('location').fill('Tiradentes')
  await expect(page.getByText('Tiradentes').first()).toBeVisible()
  await page.goto('/imprimir')
  await expect(page.getByText(paper.changed('1', { number: '1', form: 'one' }))).toBeVisible()
})
