/**
 * Two people, one after the other, at one browser: in every order of leaving and coming the second meets nothing of the
 * first, and the first finds all of it again, unless the device was cleared (docs/design/pages.md section 3).
 */
import type { BrowserContext, Page } from '@playwright/test'
import { altar } from '#core/messages/pt/altar.ts'
import { copies } from '#core/messages/pt/copies.ts'
import { reading } from '#core/messages/pt/reading.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import type { GivenAccess } from './give-access.ts'
import { lettersTo } from './mailbox.ts'
import { goToProvider, payAtProvider, settleNewest } from './pay-page.ts'
import { sampleInfo, sampleTexts } from './sample-ceremony.ts'
import {
  comesIn,
  keptBy,
  leaves,
  ownKeyOfFirst,
  secretsOf,
  sentBy,
  settlesIn,
  shownOn,
  somebody,
  stored,
  voiceOfFirst,
} from './two-people.ts'

/** Every page that shows kept ceremonies. */
const keepers = ['/app', '/cerimonias', '/altar', '/imprimir']

const goings = ['leaves', 'leaves offline', 'is only ended'] as const
const comings = ['logs in', 'buys'] as const

interface Order {
  first: 'with e-mail' | 'without e-mail'
  going: (typeof goings)[number]
  coming: (typeof comings)[number]
  second: 'with e-mail' | 'without e-mail'
}

const orders: Order[] = [
  { first: 'with e-mail', going: 'leaves', coming: 'logs in', second: 'with e-mail' },
  { first: 'with e-mail', going: 'leaves', coming: 'logs in', second: 'without e-mail' },
  { first: 'without e-mail', going: 'leaves', coming: 'logs in', second: 'with e-mail' },
  { first: 'without e-mail', going: 'is only ended', coming: 'logs in', second: 'without e-mail' },
  { first: 'with e-mail', going: 'leaves offline', coming: 'logs in', second: 'with e-mail' },
  { first: 'with e-mail', going: 'is only ended', coming: 'logs in', second: 'with e-mail' },
  { first: 'with e-mail', going: 'leaves', coming: 'buys', second: 'with e-mail' },
  { first: 'without e-mail', going: 'leaves offline', coming: 'buys', second: 'with e-mail' },
]

test.beforeEach(({ watched }) => {
  // Ended sessions, and a network that was cut.
  watched.allow(/status of 40[01]|ERR_FAILED/)
})

async function goes(context: BrowserContext, page: Page, going: Order['going']): Promise<void> {
  if (going === 'leaves') await leaves(page)
  if (going === 'leaves offline') await leaves(page, { offline: true })
  if (going === 'is only ended') {
    await page.goto('about:blank')
    await context.clearCookies()
  }
}

async function comes(page: Page, coming: Order['coming'], second: GivenAccess): Promise<void> {
  if (coming === 'logs in') {
    // Whoever has only gone away is still logged in here.
    await page.goto('/termos')
    await page.evaluate(() => {
      for (const key of ['ceremony_user', 'ceremony_pin', 'ceremony_pin_expiry']) {
        localStorage.removeItem(key)
      }
    })
    await comesIn(page, second)
    return
  }
  await goToProvider(page, 'Mercado Pago', '/')
  await payAtProvider(page, 'Cartão de crédito, aprovado')
  await expect(page).toHaveURL('/app')
}

async function expectAsked(page: Page, path: string, secrets: readonly string[]): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: copies.others.title })).toBeVisible()
    const shown = await shownOn(page)
    for (const secret of secrets) expect(shown).not.toContain(secret)
  })
}

/** Opens the altar and the paper in tabs of their own, with the first's words on them. */
async function leavesTabsOpen(context: BrowserContext): Promise<{ atAltar: Page; paper: Page }> {
  const [atAltar, paper] = [await context.newPage(), await context.newPage()]
  await atAltar.goto('/altar')
  await atAltar.getByRole('button', { name: altar.way.begin, exact: true }).click()
  await expect(atAltar.locator('[data-shown]').first()).toBeVisible()
  await paper.goto('/imprimir')
  const words = paper.getByText(sampleTexts.welcome.slice(0, 17)).filter({ visible: true })
  await expect(words.first()).toBeVisible()
  return { atAltar, paper }
}

for (const order of orders) {
  const { first, going, coming, second } = order
  test(`the first, ${first}, ${going}; the second, ${second}, ${coming}`, async ({
    page,
    context,
    enlace,
    ai,
  }) => {
    const one = await somebody(enlace, first === 'with e-mail')
    const other = await somebody(enlace, second === 'with e-mail')
    const secrets = secretsOf(one)
    await settlesIn(page, one, new URL(ai.baseUrl).origin)
    const { atAltar, paper } = await leavesTabsOpen(context)
    await goes(context, page, going)
    if (going === 'leaves') {
      // Nobody has come yet.
      await page.goto('/imprimir')
      await expect(page.getByRole('heading', { name: reading.closed.title })).toBeVisible()
    }
    const sent = sentBy(page)
    await comes(page, coming, other)
    for (const path of keepers) await expectAsked(page, path, secrets)
    for (const tab of [atAltar, paper]) {
      await expect(tab.getByRole('heading', { name: copies.others.title })).toBeVisible()
      for (const secret of secrets) expect(await shownOn(tab)).not.toContain(secret)
    }
    expect(await stored(page, 'ceremony_pin')).not.toBe(one.pin)
    expect(await stored(page, 'openai_api_key')).toBeNull()
    expect(await stored(page, 'enlace_voice')).toBeNull()

    await page.goto('/app')
    await page.getByRole('button', { name: copies.others.leave }).click()
    await expect(page).toHaveURL('/')
    const said = await sent()
    for (const secret of secrets) expect(said).not.toContain(encodeURIComponent(secret))
    for (const secret of secrets) expect(said).not.toContain(secret)

    await comesIn(page, one)
    await expect(page.locator('#info-location')).toHaveValue(sampleInfo.location)
    expect(await stored(page, 'openai_api_key')).toBe(ownKeyOfFirst)
    expect(await stored(page, 'enlace_voice')).toBe(voiceOfFirst)
    // Reading goes on where it was.
    await atAltar.goto('/altar')
    await expect(atAltar.locator('[data-shown]').first()).toBeVisible()
  })
}

test('whoever opens the ceremonies works on them with a key and a voice of their own', async ({
  page,
  enlace,
  ai,
}) => {
  const one = await somebody(enlace, true)
  const other = await somebody(enlace, false)
  const { origin } = new URL(ai.baseUrl)
  await settlesIn(page, one, origin)
  await leaves(page)
  await comesIn(page, other)
  await page.getByRole('button', { name: copies.others.open }).click()
  const creator = creatorPage(page)
  await expect(creator.field('location')).toHaveValue(sampleInfo.location)
  const sent = sentBy(page)
  await creator.generate()
  const said = await sent()
  expect(said).not.toContain(ownKeyOfFirst)
  expect(said).not.toContain('gente querida')
  await page.evaluate(() => localStorage.setItem('openai_api_key', 'sk-of-the-second'))
  await leaves(page)

  await comesIn(page, one)
  await expect(creator.field('location')).toHaveValue(sampleInfo.location)
  expect(await stored(page, 'openai_api_key')).toBe(ownKeyOfFirst)
  const ofFirst = sentBy(page)
  await creator.generate()
  expect(await ofFirst()).toContain(ownKeyOfFirst)
  await leaves(page)

  // Not asked a second time.
  await comesIn(page, other)
  await expect(creator.field('location')).toHaveValue(sampleInfo.location)
  expect(await stored(page, 'openai_api_key')).toBe('sk-of-the-second')
})

const clearings = [
  { who: 'the first on leaving', hasChannel: true },
  { who: 'the first on leaving', hasChannel: false },
  { who: 'the second, who was asked', hasChannel: true },
] as const

for (const { who, hasChannel } of clearings) {
  const manner = hasChannel ? '' : ', where tabs cannot speak to each other'
  test(`a device cleared by ${who} stays clear, whatever tab is open${manner}`, async ({
    page,
    context,
    enlace,
    ai,
  }) => {
    if (!hasChannel) {
      await context.addInitScript(() => {
        Reflect.deleteProperty(window, 'BroadcastChannel')
      })
    }
    const one = await somebody(enlace, true)
    await settlesIn(page, one, new URL(ai.baseUrl).origin)
    const tabs = await leavesTabsOpen(context)
    const desk = await context.newPage()
    await desk.goto('/app')
    await expect(desk.locator('#info-location')).toHaveValue(sampleInfo.location)
    const { id } = JSON.parse((await stored(desk, 'enlace_entries_owner')) ?? '') as { id: string }
    if (who === 'the first on leaving') await leaves(page, { clears: true })
    else {
      await leaves(page)
      await comesIn(page, await somebody(enlace, true))
      await page.getByRole('button', { name: copies.others.clear }).click()
      await page.getByRole('button', { name: copies.others.clearConfirm }).click()
      await expect(page.locator('#info-location')).toHaveValue('')
    }
    await tabs.atAltar.keyboard.press('PageDown')
    await tabs.paper.keyboard.press('Tab')
    const secrets = [...secretsOf(one), id]
    const kept = await keptBy(tabs.atAltar)
    for (const secret of secrets) expect(kept).not.toContain(secret)
    for (const tab of [tabs.atAltar, tabs.paper, desk]) {
      await expect(tab.getByRole('heading', { name: copies.cleared.title })).toBeVisible()
      for (const secret of secrets) expect(await shownOn(tab)).not.toContain(secret)
    }
    await desk.getByRole('button', { name: copies.cleared.goOn }).click()
    await expect(desk.getByRole('heading', { name: copies.cleared.title })).toHaveCount(0)
    for (const tab of [page, tabs.atAltar, tabs.paper, desk]) await tab.goto('/termos')
    const left = await keptBy(page)
    for (const secret of secrets) expect(left).not.toContain(secret)
  })
}

test('what the second buys here is theirs, and a payment of the first that comes late is the first’s', async ({
  page: ofFirst,
  context,
  enlace,
}) => {
  const [first, second] = ['first', 'second'].map((one) => `${one}-${process.pid}@example.org`)
  const typeEmail = async (page: Page, email = ''): Promise<void> => {
    await page.addInitScript(() => localStorage.setItem('preferred_language', 'pt'))
    await page.goto('/')
    const field = page.locator('input[name="email"]')
    await field.scrollIntoViewIfNeeded()
    await page.waitForFunction(() => !('lateStart' in window))
    await expect(field).toHaveValue('')
    await field.fill(email)
  }
  await typeEmail(ofFirst, first)
  const origin = await goToProvider(ofFirst, 'Mercado Pago')
  await payAtProvider(ofFirst, 'Pix, pago depois', first)
  await expect(ofFirst.getByText(/Pix|pendente|confirma/i).first()).toBeVisible()

  const page = await context.newPage()
  await typeEmail(page, second)
  await goToProvider(page, 'Mercado Pago')
  await payAtProvider(page, 'Cartão de crédito, aprovado', second)
  await expect(page).toHaveURL('/app')
  const pin = await stored(page, 'ceremony_pin')
  expect(await stored(page, 'ceremony_user')).toContain(second)
  await settleNewest(page, origin)
  await expect
    .poll(async () => (await lettersTo(enlace, first ?? '')).length, { timeout: 60_000 })
    .toBe(1)
  const [letter] = await lettersTo(enlace, first ?? '')
  expect(letter?.text).not.toContain(pin)
  await page.goto('/app')
  expect(await stored(page, 'ceremony_pin')).toBe(pin)
  expect(await stored(page, 'ceremony_user')).not.toContain(first)
})
