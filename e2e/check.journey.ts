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
