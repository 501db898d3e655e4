/** The last day to withdraw is one and the same in the letter, in the dialog and for the button, as the buyer reads it. */
import { expect, test } from 'vitest'
import { writtenMoment } from '#core/calendar.ts'
import { dateFormOf } from '#core/date-form.ts'
import type { Language } from '#core/languages.ts'
import { renderLetter } from '#core/letters/letters.ts'
import { composeLetter } from '#server/letters/letter-composition.ts'
import { createLetterUnsealer } from '#server/letters/letter-unsealer.ts'
import { forEachShop } from '#server/testing/for-each-shop.ts'
import type { TestShop } from '#server/testing/test-shop.ts'

const dayMs = 24 * 60 * 60_000

/** A language, a browser's zone and locale, and how the day after a fortnight is written there. */
const buyers: readonly [Language, string, string, RegExp][] = [
  ['pt', 'America/Sao_Paulo', 'pt-BR', /^\d+º? de \p{L}+ de \d{4}$/u],
  ['pt', 'Europe/Lisbon', 'pt-PT', /^\d+ de \p{L}+ de \d{4}$/u],
  ['fr', 'Europe/Paris', 'fr-FR', /^\d+(er)? \p{L}+ \d{4}$/u],
  ['es', 'America/Mexico_City', 'es-MX', /^\d+ de \p{L}+ de \d{4}$/u],
  ['en', 'Europe/London', 'en-GB', /^\d+ \p{L}+ \d{4}$/u],
  ['en', 'America/New_York', 'en-US', /^\p{L}+ \d+, \d{4}$/u],
  ['en', 'Pacific/Auckland', 'en-NZ', /^\d+ \p{L}+ \d{4}$/u],
]

forEachShop((open) => {
  async function letterText(shop: TestShop, language: Language): Promise<string> {
    const [due] = await shop.store.claimDueLetters(Date.now() + dayMs, 1, 1)
    if (!due) throw new Error('no letter')
    const composed = composeLetter(due, createLetterUnsealer(shop.secrets), Date.now())
    if (composed.state !== 'composed') throw new Error(composed.state)
    const site = { publicUrl: 'https://enlace.test' }
    return renderLetter(composed.letter, language, site, composed.dateForm).text
  }

  test.each(buyers)(
    'in %s, in %s and written as in %s',
    async (language, timeZone, locale, written) => {
      const shop = await open()
      const buyer = shop.buyer()
      const { preferenceId } = await buyer.openMercadoPago('ana@example.org', {
        ...{ language, timeZone, locale },
      })
      shop.mercadoPago.control.pay(preferenceId, { outcome: 'approved' })
      await shop.settled()
      await buyer.claim()
      const { purchase } = await (await buyer.send('GET', '/api/withdrawal')).json()
      const lastMs = Date.parse(purchase.withdrawableUntil)
      const form = dateFormOf(language, purchase.dateForm)
      const style = { dateStyle: 'long', timeZone: form.timeZone } as const
      const day = writtenMoment(lastMs, language, style, form.locale)
      expect(day).toMatch(written)
      const text = await letterText(shop, language)
      expect(text).toContain(day)
      if (timeZone !== 'America/Sao_Paulo') expect(text).not.toMatch(/Bras[ií]lia/u)

      shop.clock.aheadMs = lastMs - Date.now() - 60_000
      expect(await (await buyer.send('GET', '/api/withdrawal')).json()).toMatchObject({
        purchase: { status: 'open' },
      })
      shop.clock.aheadMs += 120_000
      expect((await buyer.send('POST', '/api/withdrawal')).status).toBe(409)
    },
  )
})
