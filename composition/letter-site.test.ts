import { expect, test } from 'vitest'
import { languages } from '#core/languages.ts'
import { renderLetter } from '#core/letters/letters.ts'
import { publicPageAt } from '#core/pages/public-pages.ts'
import { letterSite } from './letter-site.ts'

const site = letterSite({
  publicUrl: new URL('https://enlace.example'),
  business: { name: 'Enlace Cerimônias Ltda.' },
  contact: { email: 'ola@enlace.example' },
})

test.each(languages)('the confirmation in %s links to the terms in that language', (language) => {
  const { text, html } = renderLetter(
    {
      kind: 'pin',
      name: 'Marina',
      email: 'marina@exemplo.com.br',
      pin: '482913',
      accessEndsAtMs: 0,
      enrolmentKey: 'K3y',
      purchase: {
        orderId: 'order-7f3a',
        provider: 'paypal',
        priceCents: 9900,
        accessDays: 30,
        paidAtMs: 0,
      },
    },
    language,
    site,
  )
  const linked = [...html.matchAll(/href="https:\/\/enlace\.example(\/[^"#]*)"/gu)].flatMap(
    ([, path = '']) => publicPageAt(path) ?? [],
  )
  expect(linked).toEqual([{ name: 'terms', language }])
  expect(text).toContain(site.termsUrls?.[language] ?? 'no terms')
})
