/** Two tabs of one browser on the same ceremony. */
import { copies } from '#core/messages/pt/copies.ts'
import { specialPin } from '../scripts/special-session.ts'
import { accessPage } from './access-page.ts'
import { creatorPage, openTerms, pressInMenu } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleAnswers, sampleVisit } from './sample-ceremony.ts'

test('a second tab follows what the first one types, and takes over when asked to', async ({
  page,
  context,
}) => {
  const first = creatorPage(page)
  await first.open()
  await first.answer(1).fill('De Recife')
  const second = creatorPage(await context.newPage())
  await second.open()
  const { shelf } = second.words
  await expect(second.page.getByText(shelf.elsewhere)).toBeVisible()
  await expect(second.answer(1)).not.toBeEditable()
  await first.answer(1).focus()
  await first.page.keyboard.press('End')
  await first.page.keyboard.type(' e de Olinda', { delay: 10 })
  await expect(second.answer(1)).toHaveValue('De Recife e de Olinda')

  await second.button(shelf.takeOver).click()
  await expect(second.answer(2)).toBeEditable()
  await expect(first.page.getByText(shelf.elsewhere)).toBeVisible()
  await expect(first.answer(2)).not.toBeEditable()
  await second.answer(2).fill('Numa fila de cinema')
  await expect(first.answer(2)).toHaveValue('Numa fila de cinema')
  await second.page.close()
  await first.page.reload()
  await expect(first.answer(1)).toHaveValue('De Recife e de Olinda')
  await expect(first.answer(2)).toHaveValue('Numa fila de cinema')
  await expect(first.answer(2)).toBeEditable()
})

test('two tabs with two ceremonies do not disturb each other', async ({ page, context }) => {
  const first = creatorPage(page)
  await first.open(sampleVisit)
  const second = creatorPage(await context.newPage())
  await second.open()
  const { shelf } = second.words
  await second.openList()
  await second.page.getByRole('button', { name: shelf.begin }).click()
  await second.field('brideName').fill('Bia')
  await first.answer(5).fill('Envelhecer rindo.')
  await second.answer(1).fill('De Santos')
  for (const creator of [second, first]) await creator.page.reload()
  await expect(second.field('brideName')).toHaveValue('Bia')
  await expect(second.answer(1)).toHaveValue('De Santos')
  await expect(second.answer(5)).toHaveValue('')
  await expect(first.answer(5)).toHaveValue('Envelhecer rindo.')
  await expect(first.field('brideName')).toHaveValue(sampleVisit.info.brideName)
})

test('a second tab sees the texts that the first one generates, and generates none itself', async ({
  page,
  context,
}) => {
  const writer = creatorPage(page)
  await writer.open(sampleVisit)
  const reader = creatorPage(await context.newPage())
  await reader.open()
  await expect(reader.answer(5)).toHaveValue(sampleAnswers[4])
  await expect(reader.button('Gerar Texto')).toBeDisabled()
  await writer.generate()
  const texts = await writer.texts()
  await reader.reads('ceremony', texts.ceremony)
})

test('clearing in one tab clears the other', async ({ page, context }) => {
  const first = creatorPage(page)
  await first.open(sampleVisit)
  const second = creatorPage(await context.newPage())
  await second.open()
  await expect(second.answer(1)).toHaveValue(sampleAnswers[0])
  await first.press('Limpar Tudo')
  await expect(second.answer(1)).toHaveValue('')
  await expect(second.field('brideName')).toHaveValue('')
})

test('a device cleared in one tab stays cleared in another that was reading the terms', async ({
  page,
  context,
}) => {
  const first = creatorPage(page)
  await first.open()
  await first.answer(1).fill(sampleAnswers[0])
  await first.field('brideName').fill('Beatriz')
  await openTerms(page)

  const second = accessPage(await context.newPage())
  const { access } = second.words
  await second.open('/app')
  await pressInMenu(second.page, access.leave)
  await second.page.getByRole('checkbox', { name: access.logout.clearDevice }).check()
  await second.page
    .getByRole('dialog')
    .getByRole('button', { name: access.logout.here, exact: true })
    .click()
  await expect(second.page).toHaveURL(second.landingPath)

  // Back on the desk, which is still in this tab's memory; then somebody else logs in.
  await page.goBack()
  await expect(page.getByRole('heading', { name: copies.cleared.title })).toBeVisible()
  await page.getByRole('button', { name: copies.cleared.goOn }).click()
  const door = accessPage(page)
  await expect(door.pin).toBeVisible()
  await door.logIn(specialPin)
  await expect(page).toHaveURL('/app')
  await first.leaveCard()
  await expect(first.field('brideName')).toHaveValue('')
  await expect(first.answer(1)).toHaveValue('')
  await first.field('groomName').fill('Caetano')
  const keptHere = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  await expect.poll(keptHere).toContain('Caetano')
  const kept = await keptHere()
  expect(kept).not.toContain('Beatriz')
  expect(kept).not.toContain(sampleAnswers[0])
})
