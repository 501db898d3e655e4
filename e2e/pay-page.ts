/** What a buyer does on the way to the stand-ins' hosted pages, and on them. */
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/**
 * Presses a provider's button, on the page at `from` or the one that is open.
 * @returns origin of the stand-in, whose `/control` takes orders
 */
export async function goToProvider(
  page: Page,
  provider: 'Mercado Pago' | 'PayPal',
  from?: string,
): Promise<string> {
  if (from !== undefined) await page.goto(from)
  await page.getByRole('region', { name: 'Formas de pagamento' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: `Pagar com ${provider}` }).click()
  await expect(page.getByRole('heading', { name: `${provider} (simulado)` })).toBeVisible()
  return new URL(page.url()).origin
}

/**
 * Chooses what happens and confirms it. `payer` is somebody new unless said: who has access already is mailed, not let
 * in (design.md section 6).
 */
export async function payAtProvider(
  page: Page,
  choice: string,
  payer = `${randomUUID()}@example.org`,
): Promise<void> {
  await page.getByLabel(/^E-mail/).fill(payer)
  await page.getByRole('radio', { name: choice, exact: true }).check()
  await page.getByRole('button', { name: /^Pagar/ }).click()
}

/** Goes back to the shop from PayPal's page without approving. */
export async function cancelAtProvider(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cancelar e voltar para a loja' }).click()
}

/** Lets the newest pending payment of a stand-in go through, on its control page. */
export async function settleNewest(page: Page, origin: string): Promise<void> {
  const control = await page.context().newPage()
  await control.goto(`${origin}/control`)
  await control
    .getByRole('button', { name: /^(Pagar agora|Aprovar)$/ })
    .first()
    .click()
  // Only a payment that went through can be given back.
  await expect(control.getByRole('button', { name: 'Devolver tudo' }).first()).toBeVisible()
  await control.close()
}
