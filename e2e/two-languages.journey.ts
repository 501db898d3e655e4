/** A ceremony in two languages: chosen on the desk, from the library and by the writer, read at the altar and on paper. */
import { isReadAloud } from '#core/ceremony/script-line.ts'
import { library as english } from '#core/library/en-US/library.ts'
import { altar } from '#core/messages/pt/altar.ts'
import { couple } from '#core/messages/pt/couple.ts'
import { paper } from '#core/messages/pt/paper.ts'
import { plan } from '#core/messages/pt/plan.ts'
import { second as words } from '#core/messages/pt/second.ts'
import { altarPage } from './altar-page.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleVisit } from './sample-ceremony.ts'
import { findings } from './standards.ts'

test.use({ viewport: { width: 1366, height: 768 } })

test('moments are read in a second language, and everything that is read from has both', async ({
  page,
}) => {
  const creator = creatorPage(page)
  const { library } = creator.words
  await creator.open(sampleVisit)
  const consent = library.pieces['consent']?.heading ?? ''
  const welcome = library.frame.headings.welcome
  const inEnglish = (key: string) => page.locator(`#chapter-${key}\\~second`)
  const also = async (moment: string): Promise<void> => {
    await page
      .getByRole('button', { name: plan.more(moment), exact: true })
      .first()
      .click()
    await page.getByLabel(`${plan.alsoIn.en}: ${moment}`).check()
    await page
      .getByRole('button', { name: plan.more(moment), exact: true })
      .first()
      .click()
  }

  await test.step('a ritual takes its words from the library', async () => {
    await page.getByText(couple.language.heading).click()
    await page.getByLabel(couple.language.second.label).selectOption('en-US')
    await page.getByRole('group', { name: words.moments }).getByLabel(consent).check()
    const lines = Object.values(english.pieces['consent']?.wordings ?? {})[0]?.lines ?? []
    const start = lines.find(isReadAloud)?.text.split('{', 1)[0] ?? ''
    const said = inEnglish('consent').getByRole('textbox')
    await expect(said.first()).toHaveAttribute('lang', 'en-US')
    expect(
      await said.evaluateAll((all) =>
        all.map((one) => (one as HTMLTextAreaElement).value).join(' '),
      ),
    ).toContain(start)
  })

  await test.step('a written text is typed, or asked for, edited in place, and says when it is older', async () => {
    await also(welcome)
    const text = inEnglish('welcome')
    const field = text.getByRole('textbox').first()
    await expect(field).toHaveAttribute('placeholder', words.type.en)
    await field.fill('Good evening, all!')
    await expect(text.getByRole('button', { name: words.write.en })).toBeHidden()
    await field.fill('')
    await text.getByRole('button', { name: words.write.en }).click()
    await expect(field).toHaveValue(/\[Demonstration\] Paragraph 1 goes here in English/)
    await field.fill('Good afternoon, Recife!')
    await expect(text.getByText(words.older)).toBeHidden()
    await creator.write('welcome', 'Boa noite, Recife!')
    await expect(text.getByText(words.older)).toBeVisible()
    await text.getByRole('button', { name: words.stillRight }).click()
    await expect(text.getByText(words.older)).toBeHidden()
    await field.press('Control+z')
    await expect(text.getByText(words.older)).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  await test.step('at the altar one follows the other', async () => {
    await page.goto('/altar')
    const reader = altarPage(page)
    await expect(page.getByRole('button', { name: altar.way.begin })).toBeVisible()
    await reader.begin()
    const { breaths, outside } = await reader.readAll()
    const read = breaths.join(' ')
    expect(read.indexOf('Good afternoon, Recife!')).toBeGreaterThan(
      read.indexOf('Boa noite, Recife!'),
    )
    expect(outside).toEqual([])
  })

  await test.step('on paper they stand side by side where there is room', async () => {
    await page.goto('/imprimir')
    await page.getByLabel(paper.size, { exact: true }).selectOption('a4')
    const row = page
      .locator('.paper-card .card-row', { hasText: 'Good afternoon, Recife!' })
      .first()
    await expect(row.locator('p').first()).toHaveText('Boa noite, Recife!')
    await expect(row.locator('p[lang="en-US"]')).toHaveText('Good afternoon, Recife!')
    await page.getByLabel(paper.size, { exact: true }).selectOption('a5')
    await expect(page.locator('.card-row')).toHaveCount(0)
    await expect(page.locator('.paper-card p[lang="en-US"]').first()).toBeVisible()
  })
})
