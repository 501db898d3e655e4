/** Fields that are as high as their text and break it where the marks over them do, however they came to hold it. */
import type { Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { enter } from './give-access.ts'
import { languageSheet } from './language-sheet.ts'

// As they are on most laptops: a bar that scrolls takes room from the text beside it.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
})

const laptop = { width: 1366, height: 768 }
const phone = { width: 390, height: 844 }
const windows = [laptop, phone, { width: 844, height: 390 }, { width: 320, height: 568 }]

const answers = [
  'Vêm de Recife, Belo Horizonte e Tiradentes, e uma tia vem de Lisboa com as filhas.',
  'Conheceram-se numa fila de cinema, numa tarde de chuva, e dividiram o guarda-chuva até o metrô; ele esqueceu o próprio nome quando ela perguntou, e ela riu.',
  'Dois anos morando em cidades diferentes, com um ônibus de nove horas toda sexta-feira. Pode entrar na cerimônia.',
  'Atravessaram o Jalapão de bicicleta e abriram uma livraria que quase fechou na pandemia e não fechou.',
  'Sucesso é ter sempre uma mesa grande e cheia de gente, e o café da manhã sem pressa.',
]

/**
 * What is wrong with the fields in sight: something of a text is hidden though its field may still grow, or one field, or
 * the marks over it, are narrower within than the others of the same size.
 */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLTextAreaElement>('.growing > textarea')]
    const inSight = fields.filter(({ offsetParent }) => offsetParent !== null)
    const hidden = inSight.flatMap((field) => {
      const most = Number.parseFloat(getComputedStyle(field.parentElement ?? field).maxHeight)
      const isFull = field.offsetHeight >= most - 1
      // A pixel or two are rounding; a line is twenty.
      return isFull || field.scrollHeight - field.clientHeight <= 4 ? [] : [`${field.id} hides`]
    })
    const answers = inSight.filter(({ id }) => id.startsWith('answer-'))
    const widths = answers.map(({ clientWidth }) => clientWidth)
    const marks = inSight.flatMap((field) => {
      const over = field.parentElement?.querySelector('.lit-words')
      return over == null || over.clientWidth === field.clientWidth
        ? []
        : [`${field.id}: ${field.clientWidth}, marks ${over.clientWidth}`]
    })
    return [
      ...hidden,
      ...(new Set(widths).size > 1 ? [`answers ${widths.join(' ')}`] : []),
      ...marks,
    ]
  })
}

async function expectFits(page: Page, state: string): Promise<void> {
  for (const view of windows) {
    await page.setViewportSize(view)
    const message = `${state}, ${view.width} px wide`
    await expect.poll(() => misfits(page), { message }).toEqual([])
  }
}

for (const view of [laptop, phone]) {
  test(`fields fit their text from the card on, in every window and state, begun at ${view.width} px`, async ({
    page,
  }) => {
    test.slow()
    await enter(page)
    await page.setViewportSize(view)
    const creator = creatorPage(page)
    const { shelf, screens } = creator.words
    await page.goto('/app')
    await languageSheet(page).getByRole('button', { name: 'Português' }).click()
    const card = page.locator('.start-card')
    await creator.field('brideName').fill('Letícia')
    await creator.field('groomName').fill('Davi')
    await card
      .locator('textarea')
      .fill(answers.map((text, index) => `${index + 1}. ${text}`).join('\n'))
    await card.locator('button[type=submit]').click()
    await expect(creator.toast).toContainText(screens.toasts.textsGenerated, { timeout: 20_000 })
    await expect(creator.answer(2)).toHaveValue(answers[1] ?? '')
    await expectFits(page, 'written from the card')

    await page.setViewportSize(view)
    await creator.write('welcome', 'Vieram todos de Recife e de Tiradentes.')
    await creator.lines('welcome').first().press('Alt+Enter')
    await expect(page.locator('.answers mark').first()).toBeAttached()
    await expectFits(page, 'with what was told lit up')

    await page.reload()
    await expect(creator.answer(2)).toHaveValue(answers[1] ?? '')
    await page.evaluate(() => document.fonts.ready)
    await expectFits(page, 'after a reload')

    // As pasting does, from one line to more than there is room for and back.
    for (const times of [40, 2, 1]) {
      await creator.answer(4).fill(Array(times).fill(answers[1]).join('\n'))
      await expectFits(page, `an answer ${times} times as long`)
    }

    await page.setViewportSize(view)
    const list = await creator.openList()
    await list.getByRole('button', { name: shelf.begin }).click()
    await expect(creator.answer(2)).toHaveValue('')
    await creator.openList()
    const other = list.getByRole('listitem').filter({ hasNotText: shelf.isOpen })
    await other.getByText(shelf.open, { exact: true }).click()
    await expect(creator.answer(2)).toHaveValue(answers[1] ?? '')
    await expectFits(page, 'opened again from the list')

    await page.setViewportSize(view)
    await page.evaluate(() => {
      const area = document.querySelector<HTMLElement>('.area-couple')
      if (area !== null) area.style.display = 'none'
      return new Promise((resolve) => requestAnimationFrame(resolve))
    })
    await page.evaluate(() => document.querySelector('.area-couple')?.removeAttribute('style'))
    await expectFits(page, 'hidden and shown')

    await page.evaluate(() => localStorage.setItem('preferred_language', 'fr'))
    await page.reload()
    await expect(page.locator('#answer-2')).toHaveValue(answers[1] ?? '')
    await expectFits(page, 'in another language')
  })
}
