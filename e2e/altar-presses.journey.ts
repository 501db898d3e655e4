/** A finger on the altar presses what it came down on and left by a tap, and nothing else, on every button of the panel. */
import type { Page } from '@playwright/test'
import { altar as words } from '#core/messages/pt/altar.ts'
import { longCeremony } from '../bench/long-ceremony.ts'
import type { Light } from '../web/altar/altar-memory.ts'
import { carriedCeremony } from '../web/shelf/carry/ceremony-file.ts'
import {
  altarSight,
  countFullScreen,
  type Fingers,
  fingersOn,
  type Happening,
  happened,
  type Point,
} from './altar-fingers.ts'
import { altarPage } from './altar-page.ts'
import { expect, test } from './enlace.ts'
import { findings } from './standards.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]

/** What each button of the panel does, by what it is called. */
const acts: readonly [name: string, acts: Happening[]][] = [
  [words.reading.goOn, ['hidden']],
  [words.reading.skip, ['hidden', 'turned']],
  [words.reading.correct, ['hidden', 'dialog']],
  [words.look.smaller, ['resized']],
  [words.look.larger, ['resized']],
  [words.look.sun, ['lit']],
  [words.look.dark, ['lit']],
  [words.look.dim, ['lit']],
  [words.reading.fullScreen, ['full-screen']],
  [words.reading.leave, ['left']],
]
const nameOf: Record<Light, string> = words.look

/** A reading in this light, as it stands after its first pages. */
async function beginReading(page: Page, light: Light) {
  const altar = altarPage(page)
  await page.addInitScript(countFullScreen)
  await page.goto('/altar')
  const text = carriedCeremony(longCeremony(600), { withSecrets: false, lineage: [] })
  const buffer = Buffer.from(text)
  await altar.openFile({ name: 'a.json', mimeType: 'application/json', buffer })
  await altar.begin()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await inLight(page, light)
  return altar
}

/** By keyboard and mouse, which work as ever. */
async function inLight(page: Page, light: Light): Promise<void> {
  await showPanel(page)
  await page.getByRole('button', { name: nameOf[light], exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('.altar-buttons')).toBeHidden()
}

/** What late follows of a press, a click for one, follows within this time. */
const lateMs = 100

/** Exactly this comes of it. */
async function expectOutcome(
  page: Page,
  message: string,
  act: () => Promise<void>,
  wanted: readonly Happening[],
): Promise<void> {
  const before = await altarSight(page)
  await act()
  await page.waitForTimeout(lateMs)
  await expect
    .poll(async () => happened(before, await altarSight(page)), { message })
    .toEqual(wanted)
}

/** Shows the panel without a finger. */
async function showPanel(page: Page): Promise<void> {
  if (await page.locator('.altar-buttons').isHidden()) await page.keyboard.press('Escape')
  await expect(page.locator('.altar-buttons')).toBeVisible()
}

async function centreOf(page: Page, name: string): Promise<Point> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox()
  if (box === null) throw new Error(`${name} is not to be seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Everything that is no tap on a button which can be seen. */
async function expectNoPress(page: Page, fingers: Fingers, name: string): Promise<void> {
  await showPanel(page)
  const at = await centreOf(page, name)
  const beside = { x: at.x, y: 8 }
  const across = { x: at.x < 160 ? at.x + 90 : at.x - 90, y: at.y }
  await page.keyboard.press('Escape')

  // Where no button is, the words are turned; there is a page before this one and one after it.
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await expectOutcome(page, `tap where ${name} will be`, () => fingers.tap(at), ['turned'])
  await expectOutcome(page, `swipe where ${name} will be`, () => fingers.drag(at, across), [
    'turned',
  ])
  await expectOutcome(page, `hold that calls ${name}`, () => fingers.hold(at), ['shown'])
  for (const [what, act] of [
    ['hold', () => fingers.hold(at)],
    ['interrupted press', () => fingers.cancel(at)],
    ['drag', () => fingers.drag(at, { x: at.x, y: at.y - 60 })],
  ] as const) {
    await showPanel(page)
    await expectOutcome(page, `${what} on ${name}`, act, [])
  }
  // A finger beside the panel puts it away, wherever it is lifted.
  await showPanel(page)
  await expectOutcome(page, `drag onto ${name}`, () => fingers.drag(beside, at), ['hidden'])
}

/** A tap does what the button says, once; then everything is as it was. */
async function expectPress(
  page: Page,
  fingers: Fingers,
  [name, wanted]: (typeof acts)[number],
  light: Light,
): Promise<void> {
  await showPanel(page)
  const at = await centreOf(page, name)
  const does = name === nameOf[light] ? [] : wanted
  await expectOutcome(page, `tap on ${name}`, () => fingers.tap(at), does)
  if (wanted.includes('left')) {
    await page.getByRole('button', { name: words.way.goOn }).click()
    await expect(page.locator('[data-shown]').first()).toBeVisible()
  } else if (wanted.includes('dialog')) {
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  } else {
    if (wanted.includes('lit')) await inLight(page, light)
    if (await page.locator('.altar-buttons').isVisible()) await page.keyboard.press('Escape')
  }
}

for (const viewport of sizes) {
  for (const light of ['sun', 'dark'] as const) {
    const { width, height } = viewport
    test.describe(() => {
      test.use({ viewport, hasTouch: true, isMobile: true })

      test(`only a tap on a button presses it, at ${width} x ${height} in the light ${light}`, async ({
        page,
      }) => {
        test.slow()
        const altar = await beginReading(page, light)
        const fingers = await fingersOn(page)
        await showPanel(page)
        const names = await altar.buttons.getByRole('button').allTextContents()
        expect(names).toEqual(acts.map(([name]) => name))
        await page.keyboard.press('Escape')
        for (const act of acts) {
          await expectNoPress(page, fingers, act[0])
          await expectPress(page, fingers, act, light)
        }

        // A second finger beside the one that has called the panel presses nothing either.
        await showPanel(page)
        const leave = await centreOf(page, words.reading.leave)
        await page.keyboard.press('Escape')
        const beside = { x: width / 2, y: 60 }
        await expectOutcome(page, 'second finger', () => fingers.holdAndTap(beside, leave), [
          'shown',
        ])
        await page.keyboard.press('Escape')

        // The mouse: its hold calls the panel as well, and is over when it is let go above a button.
        const held = async (): Promise<void> => {
          await page.mouse.move(leave.x, leave.y)
          await page.mouse.down()
          await expect(page.locator('.altar-buttons')).toBeVisible()
          await page.mouse.up()
        }
        const click = () => page.mouse.click(beside.x, beside.y)
        await expectOutcome(page, 'hold by mouse', held, ['shown'])
        await expectOutcome(page, 'click beside the panel', click, ['hidden'])
        await expectOutcome(page, 'click on the words', click, ['turned'])

        // Keys and screen readers, which come down nowhere.
        await showPanel(page)
        const dim = altar.button(words.look.dim)
        const byReader = () => dim.evaluate((button) => (button as HTMLElement).click())
        await expectOutcome(page, 'press by a screen reader', byReader, ['lit'])
        await altar.button(nameOf[light]).focus()
        await expectOutcome(page, 'press by key', () => page.keyboard.press('Enter'), ['lit'])
        await page.keyboard.press('Escape')

        // The screen belongs to the finger up to its edges.
        for (const [x, y] of [
          [3, height / 2],
          [width - 3, height / 2],
          [width / 2, 3],
          [width / 2, height - 3],
        ] as const) {
          await expectOutcome(page, `tap at ${x}, ${y}`, () => fingers.tap({ x, y }), ['turned'])
          await expectOutcome(page, `hold at ${x}, ${y}`, () => fingers.hold({ x, y }), ['shown'])
          await page.keyboard.press('Escape')
        }
      })
    })
  }
}

test('in a dark room nothing around the words shines, and all of it can be read', async ({
  page,
}) => {
  const altar = await beginReading(page, 'dark')
  for (const light of ['dark', 'dim'] as const) {
    await inLight(page, light)
    const expectDark = async (): Promise<void> => {
      expect(await findings(page)).toEqual([])
      expect(await page.evaluate(brightestSurface)).toBeLessThan(0.03)
    }
    await showPanel(page)
    await expectDark()
    await altar.button(words.reading.correct).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectDark()
    await altar.button(words.correct.save).click()
    await showPanel(page)
    await altar.button(words.reading.leave).click()
    // What comes before and after is opened in the same room.
    await expect(page.locator('.altar-way')).toBeVisible()
    for (const summary of await page.locator('summary').all()) await summary.click()
    await expectDark()
    await altar.button(words.way.rehearse).click()
    await expect(page.locator('.altar-clock')).toBeVisible()
    await expect(page.locator('.altar-hint')).toBeVisible()
    await expectDark()
    await page.keyboard.press('PageDown')
    await showPanel(page)
    await altar.button(words.rehearsal.leave).click()
    await expect(page.getByText(words.rehearsal.heading)).toBeVisible()
    await expectDark()
    await altar.button(words.rehearsal.done).click()
    await altar.begin()
  }
})

/** Runs in the page: the relative luminance of the brightest thing around the words that is not ink. */
function brightestSurface(): number {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return alpha * (0.2126 * r + 0.7152 * g + 0.0722 * b)
  }
  const surfaces = document.querySelectorAll(
    'html, body, main, main *, .altar-reader, .altar-reader > nav *, .altar-foot *, dialog, dialog *',
  )
  return Math.max(
    ...[...surfaces].map((surface) => luminance(getComputedStyle(surface).backgroundColor)),
  )
}
