/** Buying as people do it, with the providers' stand-ins: from the price to a script in a file. */

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import mammoth from 'mammoth'
import { pressInMenu } from './creator-page.ts'
import { expect, test } from './enlace.ts'
import { lettersTo } from './mailbox.ts'
import { cancelAtProvider, goToProvider, payAtProvider, settleNewest } from './pay-page.ts'

const phone = { width: 390, height: 844 }

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(phone)
  await page.addInitScript(() => localStorage.setItem('preferred_language', 'pt'))
})

/** Waits for the creator, opened with the buyer's own session. */
async function seesCreator(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/app$/)
  await expect(page.getByRole('heading', { name: 'Criador de Cerimônias' })).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('ceremony_pin'))
  expect(kept).toMatch(/^\d{6}$/)
}

/** Skips the pause before the page's next request; if it was asking just then, the one after. */
async function goesOnByItself(page: Page): Promise<void> {
  await page.clock.fastForward(30_000)
  await page.waitForURL(/\/app$/, { timeout: 40_000 })
  await seesCreator(page)
}

function toast(page: Page, text: string) {
  return page.getByRole('region', { name: /Avisos/ }).getByText(text, { exact: true })
}

test.describe('Mercado Pago', () => {
  const provider = 'Mercado Pago'

  test('paid leads to the creator', async ({ page }) => {
    await goToProvider(page, provider, '/')
    await payAtProvider(page, 'Cartão de crédito, aprovado')
    await expect(toast(page, 'Pagamento confirmado!')).toBeVisible()
    await seesCreator(page)
    // The return page is not in the history.
    await page.reload()
    await seesCreator(page)
  })

  test('declined is reported and can be paid at once', async ({ page }) => {
    await goToProvider(page, provider, '/')
    await payAtProvider(page, 'Cartão de crédito, recusado')
    await page.getByRole('link', { name: 'Voltar para a loja' }).click()
    await expect(page).toHaveURL(/\/pagamento\/falha/)
    await expect(page.getByText('O pagamento não foi concluído')).toBeVisible()
    await page.reload()
    await goToProvider(page, provider)
    await payAtProvider(page, 'Cartão de crédito, aprovado')
    await seesCreator(page)
  })

  test('pending is reported, and the page goes on by itself once it is paid', async ({ page }) => {
    await page.clock.install()
    const control = await goToProvider(page, provider, '/')
    await payAtProvider(page, 'Pix, pago depois')
    await page.getByRole('link', { name: 'Voltar para a loja' }).click()
    await expect(page).toHaveURL(/\/pagamento\/pendente/)
    await expect(page.getByText('Pagamento aguardando confirmação')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Pagamento aguardando confirmação')).toBeVisible()
    await settleNewest(page, control)
    await goesOnByItself(page)
  })

  test('leaving without paying is reported, with a new offer', async ({ page }) => {
    await goToProvider(page, provider, '/')
    await page.getByRole('link', { name: 'Voltar para a loja sem pagar' }).click()
    await expect(page).toHaveURL(/payment_id=null/)
    await expect(page.getByText('O pagamento não foi concluído')).toBeVisible()
    await goToProvider(page, provider)
  })

  test('paid twice opens once, in a second tab as well', async ({ page, context }) => {
    await goToProvider(page, provider, '/')
    await payAtProvider(page, 'Pagar duas vezes (dois cartões)')
    await seesCreator(page)
    const second = await context.newPage()
    await second.goto('/pagamento/sucesso?payment_id=null')
    await seesCreator(second)
    const pins = await Promise.all(
      [page, second].map((tab) => tab.evaluate(() => localStorage.getItem('ceremony_pin'))),
    )
    expect(pins[0]).toBe(pins[1])
  })
})

test.describe('PayPal', () => {
  const provider = 'PayPal'

  test('paid leads through the login to the creator, on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await goToProvider(page, provider, '/')
    await payAtProvider(page, 'Cartão, sem conta PayPal')
    await expect(
      toast(page, 'Pagamento confirmado! Você receberá seu código PIN por email em instantes.'),
    ).toBeVisible()
    await seesCreator(page)
  })

  test('comes first where nobody banks in Brazil', async ({ page }) => {
    const buttons = page.getByRole('button', { name: /Mercado Pago|PayPal/ })
    for (const [address, first, second] of [
      ['/fr', 'PayPal', 'Mercado Pago'],
      ['/', 'Mercado Pago', 'PayPal'],
    ] as const) {
      await page.goto(address)
      await page.locator('#access').scrollIntoViewIfNeeded()
      await expect(buttons).toHaveText([new RegExp(first), new RegExp(second)])
      await expect(buttons.first()).toHaveClass(/button-main/)
      await expect(buttons.last()).not.toHaveClass(/button-main/)
    }
  })

  test('declined is reported and can be paid at once', async ({ page }) => {
    await goToProvider(page, provider, '/')
    await payAtProvider(page, 'Cartão que será recusado ao cobrar')
    await expect(page.getByText('O pagamento não foi concluído')).toBeVisible()
    await page.reload()
    await expect(page.getByText('O pagamento não foi concluído')).toBeVisible()
    await goToProvider(page, provider)
    await payAtProvider(page, 'Conta PayPal')
    await seesCreator(page)
  })

  test('pending is reported, and the page goes on by itself once it is paid', async ({ page }) => {
    await page.clock.install()
    const control = await goToProvider(page, provider, '/')
    await payAtProvider(page, 'Conta PayPal, pagamento em análise')
    await expect(page.getByText('Pagamento aguardando confirmação')).toBeVisible()
    await settleNewest(page, control)
    await goesOnByItself(page)
  })

  test('cancelling is reported, with a new offer', async ({ page }) => {
    await goToProvider(page, provider, '/')
    await cancelAtProvider(page)
    await expect(page.getByText('Pagamento cancelado')).toBeVisible()
    await page.reload()
    await goToProvider(page, provider)
    await payAtProvider(page, 'Conta PayPal')
    await seesCreator(page)
  })
})

test('an address that already has access gets its news by letter only', async ({
  page,
  browser,
  enlace,
}) => {
  const payer = 'cliente@example.org'
  await goToProvider(page, 'Mercado Pago', '/')
  await payAtProvider(page, 'Cartão de crédito, aprovado', payer)
  await seesCreator(page)
  const elsewhere = await browser.newContext({ baseURL: enlace.baseUrl, viewport: phone })
  const stranger = await elsewhere.newPage()
  await stranger.addInitScript(() => localStorage.setItem('preferred_language', 'pt'))
  await goToProvider(stranger, 'Mercado Pago', '/')
  await payAtProvider(stranger, 'Cartão de crédito, aprovado', payer)
  await expect(stranger.getByText('O PIN vai somente por e-\u2060mail')).toBeVisible()
  expect(await stranger.evaluate(() => localStorage.getItem('ceremony_pin'))).toBeNull()
  await elsewhere.close()
})

test('from the price to a saved script, with the PIN in the mailbox', async ({ page, enlace }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  const email = 'celebrante@example.org'
  await page.getByLabel('E-mail para receber o PIN').fill(email)
  await goToProvider(page, 'Mercado Pago')
  await payAtProvider(page, 'Pix, pago agora')
  await seesCreator(page)

  const pin = await page.evaluate(() => localStorage.getItem('ceremony_pin'))
  await expect.poll(() => lettersTo(enlace, email), { timeout: 30_000 }).toHaveLength(1)
  const [letter] = await lettersTo(enlace, email)
  expect(letter?.text).toContain(pin)

  await page.locator('#info-brideName').fill('Ana')
  await page.locator('#info-groomName').fill('Bruno')
  await page.getByRole('button', { name: 'Gerar Texto' }).click()
  await expect(toast(page, 'Textos gerados!')).toBeVisible({ timeout: 40_000 })
  const downloading = page.waitForEvent('download')
  await pressInMenu(page, 'Salvar .docx')
  const file = await downloading
  expect(file.suggestedFilename()).toBe('cerimonia.docx')
  const { value } = await mammoth.extractRawText({ buffer: await readFile(await file.path()) })
  expect(value).toContain('ANA')
})

test('a purchase is withdrawn from in the account corner', async ({ page }) => {
  await goToProvider(page, 'Mercado Pago', '/')
  await payAtProvider(page, 'Cartão de crédito, aprovado')
  await seesCreator(page)
  await pressInMenu(page, 'Desistir da compra')
  const dialog = page.getByRole('dialog', { name: 'Desistir da compra?' })
  await expect(dialog.getByRole('status')).toContainText('Devolvemos R$ 99,00 pelo Mercado Pago')
  await dialog.getByRole('button', { name: 'Sim, quero o dinheiro de volta' }).click()
  const done = page.getByRole('dialog', { name: 'Compra cancelada' })
  await expect(done).toBeVisible()
  await done.getByRole('button', { name: 'Fechar', exact: true }).last().click()
  await expect(page).toHaveURL(/\/$/)
  // The access has ended with the purchase: nothing leads back in, and it can be bought again.
  await page.goto('/app')
  await expect(page).not.toHaveURL(/\/app$/)
})
