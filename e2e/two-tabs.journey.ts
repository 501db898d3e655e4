/** Two tabs of one browser on the same ceremony. */
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleAnswers, sampleVisit } from './sample-ceremony.ts'

test('different fields typed in two tabs at the same moment both survive', async ({
  page,
  context,
}) => {
  const first = creatorPage(page)
  await first.open()
  const second = creatorPage(await context.newPage())
  await second.open()
  await first.answer(1).focus()
  await second.answer(2).focus()
  await Promise.all([
    first.page.keyboard.type('De Recife e de Olinda', { delay: 10 }),
    second.page.keyboard.type('Numa fila de cinema', { delay: 10 }),
  ])
  for (const creator of [first, second]) {
    await expect(creator.answer(1)).toHaveValue('De Recife e de Olinda')
    await expect(creator.answer(2)).toHaveValue('Numa fila de cinema')
    await creator.page.reload()
    await expect(creator.answer(1)).toHaveValue('De Recife e de Olinda')
    await expect(creator.answer(2)).toHaveValue('Numa fila de cinema')
  }
})

test('one tab types while the other one generates', async ({ page, context, ai }) => {
  const writer = creatorPage(page)
  await writer.open(sampleVisit)
  const typist = creatorPage(await context.newPage())
  await typist.open()
  await expect(typist.answer(5)).toHaveValue(sampleAnswers[4])
  ai.behave('ceremony', 'slow')
  await writer.button('Gerar Texto').click()
  await expect(writer.button('Gerando...')).toBeDisabled()
  await typist.answer(5).fill('Envelhecer rindo.')
  await expect(writer.toast).toContainText('Textos gerados!', { timeout: 30_000 })
  await expect(writer.answer(5)).toHaveValue('Envelhecer rindo.')
  const texts = await writer.texts()
  await expect(typist.text('ceremony')).toHaveValue(texts.ceremony)
  for (const creator of [writer, typist]) {
    await creator.page.reload()
    await expect(creator.answer(5)).toHaveValue('Envelhecer rindo.')
    expect(await creator.texts()).toEqual(texts)
  }
})

test('clearing in one tab clears the other', async ({ page, context }) => {
  const first = creatorPage(page)
  await first.open(sampleVisit)
  const second = creatorPage(await context.newPage())
  await second.open()
  await expect(second.answer(1)).toHaveValue(sampleAnswers[0])
  await first.button('Limpar Tudo').click()
  await expect(second.answer(1)).toHaveValue('')
  await expect(second.field('brideName')).toHaveValue('')
})
