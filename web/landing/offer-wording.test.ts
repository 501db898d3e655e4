import { describe, expect, test } from 'vitest'
import { languages } from '#core/languages.ts'
import { offer } from '#core/selling/offer.ts'
import { offerWording } from './offer-wording.ts'

describe('the offer’s numbers', () => {
  test('are written as each language writes money, always in reais', () => {
    const prices = languages.map((language) =>
      offerWording(offer, language).price.replace(/\s/g, ' '),
    )
    expect(prices).toEqual(['R$ 99,00', 'R$99.00', '99,00 R$', '99,00 R$'])
  })
})
