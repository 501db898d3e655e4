/**
 * From the desk to the altar: a script carried to a phone that never knew the product is read there, word for word; and
 * it goes on at its line without a network, after the whole browser was killed.
 */
import { mkdtemp, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Ceremony } from '#core/ceremony/document.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import { sampleCeremony, withBody } from '#core/ceremony/testing/sample-ceremony.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { altar as words } from '#core/messages/pt/altar.ts'
import { copies } from '#core/messages/pt/copies.ts'
import { freePort } from '../scripts/free-port.ts'
import { altarDatabase } from '../web/altar/altar-memory.ts'
import { carriedCeremony } from '../web/shelf/carry/ceremony-file.ts'
import { altarPage, contrasts } from './altar-page.ts'
import { browserArguments, findInstalledBrowser } from './browser.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { lockInHand } from './held-lock.ts'
import { keptOnDevice } from './kept-on-device.ts'
import { sampleVisit } from './sample-ceremony.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { expectReflow, findings } from './standards.ts'

function fileOf(ceremony: Ceremony) {
  const text = carriedCeremony(ceremony, { withSecrets: false, lineage: [] })
  return { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) }
}

/** Everything after the head of a script, as it is to be read. */
function wordsToRead(ceremony: Ceremony): string {
  const [, ...sections] = scriptOf(ceremony, library).sections
  return sections.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')
}

const inOneLine = (texts: readonly string[]): string => texts.join(' ').replace(/\s+/g, ' ').trim()

/** A section of one word, a paragraph of many screens without a mark, a name like a sentence. */
function difficultCeremony(): Ceremony {
  const name = `Maria ${'Aparecida '.repeat(19)}Só`
  const [groom, bride] = sampleCeremony().couple
  const ceremony = sampleCeremony({
    couple: [groom, { ...bride, name, calledAs: name, saidAs: 'ma-RI-a' }],
  })
  const reads = (key: string, text: string) => (before: Ceremony) =>
    withBody(before, key, { kind: 'byHand', lines: [{ speaker: 'celebrant', text }] })
  const changes = [
    reads('welcome', 'Onze.'),
    reads('ceremony', 'e ninguém parava para respirar '.repeat(60).trim()),
  ]
  const told = changes.reduce((before, change) => change(before), ceremony)
  const kept = ['header', 'entrances', 'welcome', 'ceremony', 'consent']
  return { ...told, plan: told.plan.filter(({ key }) => kept.includes(key)) }
}

test('a script carried to a phone that never knew the product is read there, word for word', async ({
  page,
  browser,
}) => {
  test.slow()
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  const list = await creator.openList()
  await list.getByText(copies.carry.title, { exact: true }).click()
  const download = page.waitForEvent('download')
  await list.getByRole('button', { name: copies.download }).click()
  const buffer = await readFile(await (await download).path())
  const carried = JSON.parse(buffer.toString()) as { ceremony: Ceremony }

  const phone = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const altar = altarPage(await phone.newPage())
  await altar.page.goto('/altar')
  await expect(altar.page.getByText(words.choose.empty)).toBeVisible()
  expect(await findings(altar.page)).toEqual([])
  await altar.openFile({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('?') })
  await expect(altar.page.getByText(words.choose.refused['not-a-ceremony'])).toBeVisible()
  await altar.openFile({ name: 'a.json', mimeType: 'application/json', buffer })

  // Whose it is, and that it is not today.
  await expect(altar.page.getByRole('heading', { level: 1 })).toHaveText(
    'JOÃO <D’ÁVILA> E ZOË & “LUA”',
  )
  await expect(altar.page.getByText(/^A cerimônia é em 12 de dezembro de 2026\./)).toBeVisible()
  for (const summary of await altar.page.locator('summary').all()) await summary.click()
  expect(await findings(altar.page)).toEqual([])
  await expectReflow(altar.page)

  await altar.begin()
  await expect(altar.page.locator('.altar-hint')).toBeHidden()
  expect(await findings(altar.page)).toEqual([])
  for (const contrast of await contrasts(altar.page)) expect(contrast).toBeGreaterThanOrEqual(12)
  const { breaths, outside } = await altar.readAll()
  expect(inOneLine(breaths)).toBe(inOneLine([wordsToRead(carried.ceremony)]))
  expect(outside).toEqual([])
  // The last sentence stands alone until a finger asks for the way out.
  await expect(altar.end).toHaveText(words.end.breathe)
  await expect(altar.button(words.end.leave)).toBeHidden()
  await altar.page.mouse.click(200, 300)
  await expect(altar.button(words.end.leave)).toBeVisible()
  expect(await findings(altar.page)).toEqual([])
  await altar.button(words.end.leave).focus()
  await altar.page.keyboard.press('Enter')
  // What came as a file is on no desk.
  await expect(altar.page.getByRole('link', { name: words.toScript })).toHaveCount(0)

  // The keepsake waits, from the file as well, which is on no shelf.
  const keepsake = await altar.page
    .getByRole('link', { name: words.end.keepsake })
    .getAttribute('href')
  const sheet = await phone.newPage()
  await sheet.goto(keepsake ?? '')
  await expect(sheet.locator('.paper-preview')).toContainText('Chovia quando João e Zoë')
  await sheet.close()

  // The screen lock: refused is said beforehand; taken away by a call, or refused by a battery saver while one reads, it
  // is asked for again, and nothing is said.
  const saver = altarPage(await phone.newPage())
  await saver.page.addInitScript(lockInHand)
  const asked = () => saver.page.evaluate(() => window.heldLock.asked)
  await saver.page.goto('/altar')
  await expect(saver.button(words.way.begin)).toBeVisible()
  await expect(saver.page.getByText(words.way.noWakeLock)).toHaveCount(0)
  await saver.begin()
  const before = await saver.shownBreaths()
  const first = await asked()
  await saver.page.evaluate(() => {
    window.heldLock.takeAway()
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(asked).toBe(first + 1)
  expect(await saver.shownBreaths()).toEqual(before)
  await saver.page.evaluate(() => {
    window.heldLock.refuses = true
    window.heldLock.takeAway()
  })
  await saver.page.keyboard.press('PageDown')
  await expect.poll(asked).toBe(first + 2)
  expect(await saver.shownBreaths()).not.toEqual(before)
  await expect(saver.page.getByText(words.way.noWakeLock)).toHaveCount(0)
  await saver.page.keyboard.press('Escape')
  await saver.button(words.reading.leave).click()
  await expect(saver.page.getByText(words.way.noWakeLock)).toBeVisible()
  await saver.page.close()

  // What nobody would write, on the smallest screen, in the largest type.
  await altar.button(words.choose.other).click()
  const difficult = difficultCeremony()
  await altar.openFile(fileOf(difficult))
  await altar.page.setViewportSize({ width: 320, height: 568 })
  await altar.begin()
  await altar.page.keyboard.press('Escape')
  for (let size = 36; size < 64; size += 4) await altar.button(words.look.larger).click()
  await altar.page.keyboard.press('Escape')
  const pages = await altar.readAll()
  expect(inOneLine(pages.breaths)).toBe(inOneLine([wordsToRead(difficult)]))
  expect(pages.outside).toEqual([])
  await phone.close()
})

/** A browser with a profile on the disk, which can be killed as a phone does it. */
async function startBrowser(profile: string) {
  const executablePath = findInstalledBrowser()
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: browserArguments(),
    serviceWorkers: 'allow',
  })
  const [page = await context.newPage()] = context.pages()
  return {
    page,
    kill: async () => {
      // Chromium's lock on a profile names its process.
      const lock = await readlink(join(profile, 'SingletonLock'))
      const closed = new Promise((resolve) => context.once('close', resolve))
      process.kill(Number(lock.split('-').at(-1)), 'SIGKILL')
      await closed
      await rm(join(profile, 'SingletonLock'), { force: true })
    },
    close: () => context.close(),
  }
}

/** Runs in the page: what the altar has kept of its screen, as text. */
async function keptOfAltar({ name, store, shownKey }: typeof altarDatabase): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const reading = database.transaction(store).objectStore(store).get(shownKey)
  await new Promise((resolve, reject) => {
    reading.onsuccess = resolve
    reading.onerror = () => reject(reading.error)
  })
  database.close()
  return JSON.stringify(reading.result)
}

test('reading goes on at its line without a network, after the browser was killed; only what turns turns', async () => {
  test.slow()
  const profile = await mkdtemp(join(tmpdir(), 'enlace-altar-'))
  const environment = { PORT: String(await freePort()) }
  let server: ServerProcess | undefined = await startServer(environment)
  let browser = await startBrowser(profile)
  try {
    const { baseUrl } = server
    let altar = altarPage(browser.page)
    await altar.page.goto(`${baseUrl}/altar`)
    await altar.openFile(fileOf(sampleCeremony()))
    await keptOnDevice(altar.page)

    // The trial really cuts the network: the server is there, and nothing of it reaches the page.
    await altar.page.getByText(words.before.heading).click()
    await altar.button(words.before.trial).click()
    await expect(altar.page.getByText(/Funcionou/)).toBeVisible()
    await altar.button(words.before.endTrial).click()

    await server.stop()
    server = undefined
    await altar.begin()
    const first = await altar.shownBreaths()
    const turned = async (act: () => Promise<void>): Promise<string[]> => {
      await act()
      return altar.shownBreaths()
    }
    const press = (key: string) => turned(() => altar.page.keyboard.press(key))
    const seen = [first]
    for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', ' ', '.']) {
      const next = await press(key)
      expect(seen).not.toContainEqual(next)
      seen.push(next)
    }
    for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp']) {
      seen.pop()
      expect(await press(key)).toEqual(seen.at(-1))
    }
    for (const key of ['a', 'Enter', 'Home', 'End', 'Backspace', '/', 'Delete', 'Shift']) {
      expect(await press(key), key).toEqual(seen.at(-1))
    }
    expect(await turned(() => altar.page.mouse.wheel(0, 900))).toEqual(seen.at(-1))
    const { width, height } = await altar.page.evaluate(() => ({
      width: window.innerWidth,
      height: window.innerHeight,
    }))
    const tap = (share: number) => turned(() => altar.page.mouse.click(width * share, height / 2))
    seen.push(await tap(0.7))
    expect(await tap(0.05)).toEqual(seen.at(-2))
    const line = await tap(0.7)
    expect(line).toEqual(seen.at(-1))

    // What stands on the screen is kept after its frame: nobody is killed within one.
    await expect
      .poll(() => altar.page.evaluate(keptOfAltar, altarDatabase))
      .toContain(String(line[0]))
    await browser.kill()
    browser = await startBrowser(profile)
    altar = altarPage(browser.page)
    // The words come before the page lives, as they stood there.
    await altar.page.addInitScript(() => {
      new MutationObserver(() => {
        const first = document.querySelectorAll('.altar-first p:not(.altar-whose)')
        if (first.length === 0) return
        const texts = [...first].map(({ textContent }) => textContent)
        document.documentElement.dataset['firstWords'] = JSON.stringify(texts)
      }).observe(document, { childList: true, subtree: true })
    })
    await altar.page.goto(`${baseUrl}/altar`)
    await expect(altar.page.locator('[data-shown]').first()).toBeVisible()
    expect(await altar.shownBreaths()).toEqual(line)
    await expect(altar.page.locator('html')).toHaveAttribute(
      'data-first-words',
      JSON.stringify(line),
    )
    await expect(altar.page.locator('.altar-first')).toHaveCount(0)

    // A turned screen has other pages, and the same line.
    await altar.page.setViewportSize({ width: 844, height: 390 })
    await expect(async () => expect(await altar.shownBreaths()).toContain(line[0])).toPass()

    // A line corrected where it is read.
    await altar.page.keyboard.press('Escape')
    await altar.button(words.reading.correct).click()
    await altar.page.getByRole('textbox').first().fill('Agora com o nome certo.')
    await altar.button(words.correct.save).click()
    await expect(altar.page.getByText(words.correct.saved, { exact: true })).toBeVisible()
    expect(await altar.shownBreaths()).toContain('Agora com o nome certo.')
    await altar.page.reload()
    // Where the words are shown before the page lives, nobody hears the way back yet.
    await expect(altar.page.locator('[data-shown]').first()).toBeVisible()
    await expect(altar.page.getByText('Agora com o nome certo.')).toBeVisible()

    // Leaving takes two steps, by the browser's own way back as well.
    await altar.page.goBack()
    await expect(altar.buttons).toBeVisible()
    await altar.page.keyboard.press('Escape')
    await expect(altar.buttons).toBeHidden()
    await altar.page.goBack()
    await altar.page.goBack()
    await expect(altar.button(words.way.goOn)).toBeVisible()

    // From the desk straight into a rehearsal, which no later visit begins again; on a laptop at 300 %.
    await altar.page.setViewportSize({ width: 455, height: 256 })
    await altar.page.goto(`${baseUrl}/cerimonias`)
    await altar.page.goto(`${baseUrl}/altar?rehearse#${sampleCeremony().id}`)
    await expect(altar.page.locator('.altar-clock')).toBeVisible()
    await expect(altar.page.locator('.altar-hint')).toContainText(words.rehearsal.begins)
    expect(new URL(altar.page.url()).search).toBe('')
    expect(await findings(altar.page)).toEqual([])
    const { outside } = await altar.readAll()
    expect(outside).toEqual([])
    // Turning back from the end, and to it again, loses no time; the way to the times is there without being asked for.
    await altar.page.keyboard.press('PageUp')
    await expect(altar.page.locator('.altar-clock')).not.toContainText('No total: 0:00')
    await altar.page.keyboard.press('PageDown')
    await altar.button(words.rehearsal.toTimes).focus()
    await altar.page.keyboard.press('Enter')
    await expect(altar.page.getByText(words.rehearsal.heading)).toBeVisible()
    expect(await findings(altar.page)).toEqual([])
  } finally {
    await browser.close()
    await server?.stop()
    await rm(profile, { recursive: true, force: true })
  }
})
