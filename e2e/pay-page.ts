/** What a buyer does on the way to the stand-ins' hosted pages, and on them. */
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/**
 * Presses a provider's button, on the page at `from` or the current one.
 * @returns origin of the stand-in, whose `/control` page commands it
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
 * Chooses an outcome and confirms it. `payer` defaults to somebody new: people who already have access get a letter
 * instead of being let in (docs/design/access-and-money.md section 7).
 */
export async function payAtProvider(
  page: Page,
  choice: string,
  payer = `${randomUUID()}@example.org`,
): Promise<void> {
  // The shop's own page has a field for an e-mail too, and stands until the provider's has come.
  await expect(page.getByRole('heading', { name: /\(simulado\)$/ })).toBeVisible()
  await page.getByLabel(/^E-mail/).fill(payer)
  await page.getByRole('radio', { name: choice, exact: true }).check()
  await page.getByRole('button', { name: /^Pagar/ }).click()
}

/** Returns to the shop from PayPal's page without approving. */
export async function cancelAtProvider(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cancelar e voltar para a loja' }).click()
}

/** Completes the newest pending payment of a stand-in, on its control page. */
export async function settleNewest(page: Page, origin: string): Promise<void> {
  const control = await page.context().newPage()
  await control.goto(`${origin}/control`)
  await control
    .getByRole('button', { name: /^(Pagar agora|Aprovar)$/ })
    .first()
    .click()
  // Only a completed payment can be refunded.
  await expect(control.getByRole('button', { name: 'Devolver tudo' }).first()).toBeVisible()
  await control.close()
}
