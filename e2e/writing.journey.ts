/** From what the couple told to a script that was looked over: reading, texts, findings. */

import type { Answers } from '#core/ceremony/ceremony.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import { library } from '#core/library/pt-BR/library.ts'
import { held } from '#core/messages/pt/held.ts'
import { people } from '#core/messages/pt/people.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { scriptDocument } from '#docx/script-document.ts'
import { creatorPage } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { sampleAnswers, sampleVisit } from './sample-ceremony.ts'

test('answers that could not be read give texts all the same, and are read again without writing', async ({
  page,
  ai,
}) => {
  const creator = creatorPage(page)
  const [guests, , hard, lived, success] = sampleAnswers
  const met = 'Ele levou um guarda-chuva. O ex dela tinha faltado. Não falem do ex dela.'
  const answers: Answers = [guests, met, hard, `${lived} A avó Dalva fazia broa.`, success]
  await creator.open({ ...sampleVisit, answers })
  ai.behave('reading', '500')
  const asked = page.waitForRequest('**/api/writing')
  await creator.generate()
  const first: WritingRequest = (await asked).postDataJSON()
  expect(first.tellings.map(({ isRead }) => isRead)).toEqual(Array(5).fill(false))
  await expect(page.getByText(`${held.notRead} ${held.writtenWithout}`)).toBeVisible()
  // Code alone holds the request and what stands beside it.
  await expect(page.locator('.answers > li').nth(1).locator('.held-mark')).not.toHaveCount(0)
  expect(Object.values(await creator.texts()).join()).not.toMatch(/ex dela|faltado/)

  ai.behave('reading', undefined)
  const before = await creator.texts()
  const calls = ai.calls.length
  await creator.button(held.readAgain).click()
  await expect(creator.toast).toContainText(held.readNow)
  await expect(page.getByText(held.notRead)).toBeHidden()
  expect(ai.calls.length - calls).toBe(1)
  expect(await creator.texts()).toEqual(before)

  await page.getByRole('button', { name: `${held.addButton}: Dalva` }).click()
  await expect(page.getByText(held.people.heading)).toBeHidden()
  await page.getByRole('button', { name: people.title, exact: true }).click()
  await expect(page.locator('.people-list summary')).toHaveText('Dalvaavó')
  await page.keyboard.press('Escape')

  // Nothing was typed since: one call writes, one reads what was written.
  const again = page.waitForRequest('**/api/writing')
  const second = page.waitForRequest('**/api/writing/second-reading')
  const sofar = ai.calls.length
  await creator.generate()
  const next: WritingRequest = (await again).postDataJSON()
  expect(next.tellings.map(({ isRead }) => isRead)).toEqual(Array(5).fill(true))
  await (await second).response()
  await expect.poll(() => ai.calls.length - sofar).toBe(2)
  await expect(page.getByText(/^\d+ minutos?\. \d+ lembranças? do casal\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ensaiar', exact: true })).toBeVisible()

  await page.reload()
  await expect(creator.answer(1)).toBeEditable()
  await expect(page.locator('.held-mark').first()).toBeVisible()
  const reloaded = page.waitForRequest('**/api/writing')
  await creator.generate()
  expect((await reloaded).postDataJSON().tellings).toEqual(next.tellings)
})

test('a sentence that is tapped lights up the couple’s own words, and leads there and back', async ({
  page,
}) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  const text = 'Boa tarde! Vieram todos de Recife e de Tiradentes. O mar nunca esteve tão calmo.'
  await creator.write('welcome', text)
  const line = creator.lines('welcome').first()
  const note = page.getByRole('complementary', { name: 'De onde vem esta frase' })
  const lit = page.locator('.lit-words > mark')
  const caretAt = (position: number): Promise<void> =>
    line.evaluate((field: HTMLTextAreaElement, at) => field.setSelectionRange(at, at), position)

  await expect(note).toBeHidden()
  await line.click({ position: { x: 150, y: 12 } })
  await expect(note).toContainText('Resposta 1')
  await expect(line.locator('xpath=..').locator('mark')).toHaveText(
    'Vieram todos de Recife e de Tiradentes.',
  )
  await expect(page.locator('.answers mark')).toHaveText(['Recife, Belo Horizonte e Tiradentes'])
  await expect(page.getByRole('status').filter({ hasText: 'Resposta 1' })).toHaveCount(1)
  // Letters that forced colours make visible would lie over those of the field.
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(page.locator('.lit-words').first()).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  await page.emulateMedia({ forcedColors: 'none' })

  await note.getByRole('button', { name: 'Resposta 1' }).first().click()
  await expect(creator.answer(1)).toBeFocused()
  await note.getByRole('button', { name: 'Voltar à frase' }).click()
  await expect(line).toBeFocused()

  await caretAt(text.length)
  await line.press('Alt+Enter')
  await expect(note).toContainText('Nada do que você anotou sobre o casal')
  await line.press('End')
  await line.pressSequentially('!')
  await expect(note).toBeHidden()
  await expect(lit).toHaveCount(0)

  await caretAt(20)
  const section = page.locator('#chapter-welcome')
  await section.getByRole('button', { expanded: false }).click()
  await section.getByRole('button', { name: 'De onde vem a frase' }).click()
  await expect(note).toContainText('Recife')
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
})

test('what must not be said is red while one writes; the check leads to it, and believes what is right', async ({
  page,
}) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await page
    .locator('.aside-details', { has: page.locator('#wish-leave-unsaid') })
    .locator('summary')
    .click()
  await page.locator('#wish-leave-unsaid').fill('O cassino.')
  await creator.write('welcome', 'Boa tarde! O cassino fechou cedo, e a Zuleica veio.')
  await expect(creator.lines('welcome').first()).toHaveAttribute('aria-invalid', 'true')

  const farewell = creator.lines('finalMessage').first()
  await creator.write('finalMessage', `Adeus, ${sampleVisit.info.location}.`)
  await expect(farewell).not.toHaveAttribute('aria-invalid', 'true')
  await creator.field('location').fill('Sintra')
  await creator.field('location').blur()
  await expect(farewell).toHaveAttribute('aria-invalid', 'true')

  await creator.button('Conferir').click()
  const dialog = page.getByRole('dialog', { name: 'Conferir' })
  const findings = dialog.locator('.check-finding')
  await expect(findings.filter({ hasText: 'Era para não dizer' })).toHaveCount(1)
  await expect(findings.filter({ hasText: 'Este é o local de antes.' })).toHaveCount(1)
  const unknown = findings.filter({ hasText: 'Ninguém falou de “Zuleica”' })
  await unknown.getByText('Está certo').click()
  await expect(unknown).toHaveCount(0)
  // What is only to be arranged is folded, and stays in place while it is answered.
  const toArrange = findings.filter({ has: page.locator('details') })
  const asked = toArrange.locator('.prop')
  await expect(asked.first()).toBeHidden()
  await toArrange.locator('summary').click()
  const count = await asked.count()
  await asked.first().getByText('Já está no local').click()
  await expect(asked).toHaveCount(count)
  await expect(asked.first()).not.toHaveAttribute('data-lacks')
  await findings.filter({ hasText: 'Era para não dizer' }).getByText('Ir até lá').click()
  await expect(dialog).toBeHidden()
  await expect(creator.lines('welcome').first()).toBeFocused()

  await creator.button('Salvar').click()
  await expect(page.locator('.menu-panel').getByText(/veja \d+ pontos? em Conferir/)).toBeVisible()
})

test('a part is written again beside what it was, and taken by the paragraph or refused', async ({
  page,
}) => {
  const creator = creatorPage(page)
  const former =
    'Chovia quando João e Zoë se encontraram. Ninguém tinha guarda-chuva. O filme era ruim. Ninguém viu o fim.'
  await creator.open(sampleVisit)
  await creator.write('ceremony', former)
  const section = page.locator('#chapter-ceremony')
  const open = async (): Promise<void> => {
    await section.getByRole('button', { expanded: false }).click()
    await creator.button('Reescrever este trecho').click()
  }
  const dialog = page.getByRole('dialog', { name: 'Reescrever este trecho' })
  await open()
  await dialog.getByLabel('Ou diga com as suas palavras').fill('Termine rindo.')
  await dialog.getByRole('button', { name: 'Reescrever', exact: true }).click()
  await expect(dialog.getByText(former).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Deixar como está' }).click()
  await expect(dialog).toBeHidden()
  await creator.reads('ceremony', former)

  await open()
  await dialog.getByRole('button', { name: 'Mais curto' }).click()
  await expect(dialog.getByRole('deletion').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Usar este texto' }).click()
  await expect(dialog).toBeHidden()
  await creator.readsOther('ceremony', former)
  await section.getByRole('button', { expanded: false }).click()
  await page.locator('.menu-version').first().click()
  await creator.reads('ceremony', former)
})

test('notes that came later go beside what the answers hold, and a town of which there are two is asked about', async ({
  page,
}) => {
  const creator = creatorPage(page)
  await creator.open({ ...sampleVisit, info: { ...sampleVisit.info, location: 'Paraty' } })
  await page.getByText('Colar mais anotações').click()
  await page.getByLabel('Cole aqui o que chegou depois').fill('1. Perth\n5. E um quintal.')
  await creator.button('Distribuir nas respostas').click()
  await expect(page.getByText('Respostas que mudaram: 1 e 5.')).toBeVisible()
  await expect(creator.answer(1)).toHaveValue(`${sampleAnswers[0]}\n\nPerth`)
  await expect(creator.answer(2)).toHaveValue(sampleAnswers[1])
  await expect(creator.answer(5)).toHaveValue(`${sampleAnswers[4]}\n\nE um quintal.`)

  await page.getByText(held.more).click()
  const which = page.getByRole('group', { name: 'Qual “Perth”?' })
  await expect(which).toBeVisible({ timeout: 20_000 })
  const town = which.getByRole('button').first()
  const told = (await town.textContent()) ?? ''
  await town.click()
  await expect(which).toBeHidden()
  await expect(creator.answer(1)).toHaveValue(`${sampleAnswers[0]}\n\nPerth (${told})`)

  const asking = page.waitForRequest('**/api/writing')
  await creator.generate()
  expect((await asking).postDataJSON().cities).toContainEqual(
    expect.objectContaining({ name: expect.stringContaining('Perth') }),
  )
})

test('a former script is read from a Word document on the device; what is none changes nothing', async ({
  page,
}) => {
  const creator = creatorPage(page)
  await creator.open(sampleVisit)
  await creator.press('Meu jeito de escrever')
  const dialog = page.getByRole('dialog', { name: 'Meu jeito de escrever' })
  const script = dialog.getByLabel('Roteiro 1', { exact: true })
  const open = async (name: string, buffer: Buffer): Promise<void> => {
    await dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: '', buffer })
  }
  const document = await scriptDocument(
    scriptOf(newCeremony({ id: 'former', nowMs: 0, language: 'pt-BR' }), library),
  )
  await open('roteiro.docx', Buffer.from(await document.arrayBuffer()))
  await expect(script).toHaveValue(/Troca de alianças[\s\S]*podem se beijar/)
  await expect(dialog.getByText('“roteiro.docx” foi lido neste aparelho')).toBeVisible()
  const read = await script.inputValue()
  await open('foto.docx', Buffer.from('não é'))
  await expect(dialog.getByText('Este arquivo não é um documento .docx.')).toBeVisible()
  await expect(script).toHaveValue(read)
  await dialog.getByRole('button', { name: 'Fazer a ficha' }).click()
  await expect(dialog.getByText('A ficha está pronta')).toBeVisible()
})
