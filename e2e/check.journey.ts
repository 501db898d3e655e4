/** "Conferir", opened again and again: it is never blank, comes to an end, and says so when it cannot. */
import type { Page } from '@playwright/test'
import { type CreatorPage, creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Conferir' })

/** From now on a text of the script changes several times a second, as it does while it is being written. */
async function keepChanging(page: Page): Promise<void> {
  await page.evaluate(() => {
    let count = 0
    Object.assign(window, {
      changing: setInterval(() => {
        const field = document.querySelector<HTMLTextAreaElement>('textarea[id^="line-welcome-"]')
        const { set } =
          Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {}
        if (field === null) return
        count += 1
        set?.call(field, `Boa tarde. A Zuleica veio, pela ${count}ª vez.`)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }, 120),
    })
  })
}

/** Opens it this often; says in how many openings it was blank at some moment, and in how many no summary came. */
function openings(page: Page, times: number): Promise<{ blank: number; endless: number }> {
  return page.evaluate(async (wanted) => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent, offsetParent }) => textContent === 'Conferir' && offsetParent !== null,
    )
    const told = { blank: 0, endless: 0 }
    for (let time = 0; time < wanted; time += 1) {
      button?.click()
      await frame()
      let isBlank = false
      let isEnded = false
      const untilMs = performance.now() + 6_000
      while (!isEnded && performance.now() < untilMs) {
        await frame()
        const body = document.querySelector<HTMLElement>('dialog[open] .dialog-body')
        isBlank ||= (body?.textContent ?? '').trim() === ''
        isEnded = /\d+ minuto/.test(body?.querySelector('.check-summary')?.textContent ?? '')
      }
      told.blank += isBlank ? 1 : 0
      told.endless += isEnded ? 0 : 1
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
      await frame()
    }
    return told
  }, times)
}

async function begin(creator: CreatorPage): Promise<void> {
  const { shelf } = creator.words
  await creator.openList()
  await creator.page.getByRole('button', { name: shelf.begin }).click()
  await creator.field('brideName').fill('Genoveva')
  await creator.field('groomName').fill('Baltazar')
}

/** Goes over to the other one of two. */
async function openOther(creator: CreatorPage): Promise<void> {
  const { shelf } = creator.words
  const list = await creator.openList()
  const other = list.getByRole('listitem').filter({ hasNotText: shelf.isOpen })
  await other.getByText(shelf.open, { exact: true }).click()
  await expect(list).toBeHidden()
}

test('opened fifty times over two ceremonies whose script changes meanwhile it is never blank and always ends', async ({
  page,
}) => {
  test.slow()
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await begin(creator)
  await creator.write('welcome', 'Boa tarde.')
  await keepChanging(page)
  for (let round = 1; round <= 5; round += 1) {
    expect(await openings(page, 10)).toEqual({ blank: 0, endless: 0 })
    if (round < 5) await openOther(creator)
  }
})

for (const [what, files] of [
  ['list', '**/assets/findings-list-*.js'],
  ['words', '**/assets/check-*.js'],
] as const) {
  test(`says that its ${what} could not be loaded, and loads them when asked to`, async ({
    page,
    watched,
  }) => {
    watched.allow(/net::ERR_|dynamically imported module/)
    const creator = creatorPage(page)
    const { desk, screens } = creator.words
    await creator.open(sampleVisit)
    await page.route(files, (route) => route.abort())
    await creator.button('Conferir').click()
    const dialog = dialogOf(page)
    await expect(dialog.getByRole('alert')).toContainText(desk.bar.checkMissing)
    await page.unroute(files)
    await dialog.getByRole('button', { name: screens.missingPiece.retry }).click()
    await expect(dialog.locator('.check-summary')).toContainText(/^\d+ minutos?\./)
  })
}

test('a former name is replaced everywhere at one press, and comes back at another', async ({
  page,
}) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await creator.field('brideName').fill('Leticia Prado')
  await creator.field('brideName').blur()
  const said = 'Boa tarde! Leticia chegou. A tia Leticia também.'
  await creator.write('welcome', said)
  await creator.write('finalMessage', 'Leticia, pode beijar.')
  await creator.field('brideName').fill('Letícia Prado')
  await creator.field('brideName').blur()
  await creator.button('Conferir').click()
  const dialog = dialogOf(page)
  const former = dialog.locator('.check-finding').filter({ hasText: 'Este é o nome de antes.' })
  await expect(former).toHaveCount(4)
  await dialog.getByRole('button', { name: 'Trocar por “Letícia” nos 3 lugares' }).click()
  await expect(dialog.getByText('Nome trocado em 3 lugares.')).toBeVisible()
  await expect(former).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Desfazer' }).click()
  await expect(former).toHaveCount(4)
  await dialog.getByRole('button', { name: 'Trocar por “Letícia” nos 3 lugares' }).click()
  await expect(former).toHaveCount(1)
  await page.keyboard.press('Escape')
  await creator.reads('welcome', 'Boa tarde! Letícia chegou. A tia Leticia também.')
  await creator.reads('ceremony', /João e Letícia se encontraram/)
  await creator.reads('finalMessage', 'Letícia, pode beijar.')
})

for (const width of [1366, 390, 320]) {
  test(`what is searched is found without its accents, in two rows ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 1366 ? 768 : 640 })
    const creator = creatorPage(page)
    await creator.open(sampleVisit)
    await creator.write('welcome', 'A Letícia e a Leticia vieram.')
    await page.keyboard.press('Control+f')
    const bar = page.locator('.find-bar')
    const { find } = creator.words.desk
    await bar.getByLabel(find.find, { exact: true }).fill('leticia')
    await expect(bar.getByRole('status')).toHaveText('1 de 2')
    const rows = await bar.locator('.find-row').evaluateAll((all) =>
      all.map((row) => ({
        height: row.clientHeight,
        isWithin: row.scrollWidth <= row.clientWidth,
      })),
    )
    expect(rows).toHaveLength(2)
    for (const row of rows) expect(row).toEqual({ height: rows[0]?.height, isWithin: true })
    await bar.getByLabel(find.replaceBy).fill('Letícia')
    await bar.getByRole('button', { name: find.replaceAll }).click()
    await expect(bar.getByRole('status')).toHaveText('Substituído em 1 lugar.')
    await creator.reads('welcome', 'A Letícia e a Letícia vieram.')
  })
}
