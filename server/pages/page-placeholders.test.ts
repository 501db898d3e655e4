import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { limits as en } from '#core/messages/en/limits.ts'
import { limits as es } from '#core/messages/es/limits.ts'
import { limits as fr } from '#core/messages/fr/limits.ts'
import { limitSentences } from '#core/messages/limit-sentences.ts'
import { limits as pt } from '#core/messages/pt/limits.ts'
import { optionalPageFacts, type PageFacts, pagePlaceholders } from '#core/pages/page-facts.ts'
import {
  type PublicPage,
  type PublicPageName,
  publicPagePath,
  publicPages,
} from '#core/pages/public-pages.ts'
import { offer } from '#core/selling/offer.ts'
import type { Site } from '#core/wire.ts'
import { compress } from '../http/compress.ts'
import { fillPage, pageFacts } from './page-placeholders.ts'

/** As they are by default. */
const fairUse = {
  ...{ generationsPerHour: 60, generationsAtOnce: 4 },
  ...{ charactersPerHour: 3_000_000, charactersPerDay: 12_000_000 },
}

const built = [
  `<link rel="canonical" href="${pagePlaceholders.origin}/en"/>`,
  `<script type="application/json" id="page-facts">${JSON.stringify(pagePlaceholders)}</script>`,
  ...optionalPageFacts.map(
    (name) =>
      `<p class="x" data-needs="${name}"><a href="${pagePlaceholders[name]}">${pagePlaceholders[name]}</a></p>`,
  ),
  '<p>stays</p>',
].join('\n')

const everything: PageFacts = {
  origin: 'https://example.com',
  businessName: 'Flor & Cia "<script>" $& Ltda.',
  businessId: '12.345.678/0001-90',
  businessAddress: 'Rua das Flores, 1',
  contactPhone: '+55 11 91234-5678',
  contactDigits: '5511912345678',
  contactEmail: 'ola@example.com',
  reputationUrl: 'https://reputation.example/enlace',
}

describe('the facts of a prerendered page', () => {
  test('leave it small enough for one round trip, however long a business’s details are', async () => {
    for (const page of publicPages) {
      const path = publicPagePath(page)
      const html = readFileSync(`.build/web/client${path === '/' ? '' : path}/index.html`, 'utf8')
      const filled = fillPage(html, {
        origin: 'https://www.palavrasdecasamento.example',
        businessName: 'Palavras de Casamento Serviços de Redação e Cerimonial Ltda.',
        businessId: '12.345.678/0001-90',
        businessAddress:
          'Avenida Brigadeiro Faria Lima, 2.369, conjunto 1102, Jardim Paulistano, São Paulo, SP, 01452-922',
        contactPhone: '+55 11 91234-5678',
        contactDigits: '5511912345678',
        contactEmail: 'atendimento@palavrasdecasamento.example',
        reputationUrl: 'https://www.reputation.example/empresa/palavras-de-casamento/',
        limits: { ...fairUse, withdrawalsPerYear: 2 },
      })
      // As it is sent: every browser the product supports accepts Brotli (docs/decisions/0010-browsers.md).
      const sent = await compress('br', new TextEncoder().encode(filled))
      expect(sent.length, path).toBeLessThanOrEqual(13 * 1024)
    }
  })

  test('replace every placeholder, escaped for HTML', () => {
    const page = fillPage(built, everything)
    expect(page).not.toMatch(/\{\{|enlace\.invalid/)
    expect(page).toContain('href="https://example.com/en"')
    expect(page).toContain('>Flor &amp; Cia &quot;&lt;script&gt;&quot; $&amp; Ltda.<')
    for (const name of optionalPageFacts) expect(page).toContain(`data-needs="${name}"`)
  })

  test('are complete in the block that the page’s script reads', () => {
    const block = /id="page-facts">([^<]*)<\/script>/.exec(fillPage(built, everything))
    expect(JSON.parse(block?.[1] ?? '')).toEqual(everything)
  })

  test('take their elements with them when they are missing', () => {
    const page = fillPage(built, { origin: 'http://localhost:3000' })
    expect(page).not.toMatch(/\{\{|data-needs|enlace\.invalid/)
    expect(page).toContain('<p>stays</p>')
  })

  test('come from the site’s own description', () => {
    const site: Site = {
      languages: ['pt'],
      services: { ai: 'sandbox', mail: 'off', mercadopago: 'off', paypal: 'off' },
      offer,
      ownKeyOrigins: [],
      model: '',
      limits: {
        textMaxCharacters: 40_000,
        ...fairUse,
        withdrawalsPerYear: 2,
      },
      business: { name: 'Flor' },
      contact: { phone: '+55 (11) 91234-5678' },
    }
    expect(pageFacts(new URL('https://example.com/'), site)).toEqual({
      origin: 'https://example.com',
      businessName: 'Flor',
      contactPhone: '+55 (11) 91234-5678',
      contactDigits: '5511912345678',
      limits: { ...fairUse, withdrawalsPerYear: 2 },
    })
  })
})

describe('the limits on every public page', () => {
  const builtPage = (page: PublicPage) => {
    const path = publicPagePath(page)
    return readFileSync(`.build/web/client${path === '/' ? '' : path}/index.html`, 'utf8')
  }
  const filledWith = (page: PublicPage, limits: PageFacts['limits']) =>
    fillPage(builtPage(page), { origin: 'https://example.com', ...(limits && { limits }) })
  const words = { pt, en, fr, es }
  const settings = {
    ...{ generationsPerHour: 1_017, generationsAtOnce: 1, withdrawalsPerYear: 5 },
    ...{ charactersPerHour: 2_345_678, charactersPerDay: 9_876_543 },
  }

  test.each(publicPages)('are those of the settings: $name in $language', (page) => {
    const { language, name } = page
    const html = filledWith(page, settings)
    expect(html).not.toContain('{{')
    const { fairUseAnswer, fairUseTerms, withdrawalTerms } = limitSentences(
      words[language],
      settings,
      language,
    )
    const expected: Partial<Record<PublicPageName, readonly (readonly [string, number])[]>> = {
      // The page, and its structured data.
      landing: [[fairUseAnswer, 2]],
      terms: [
        [fairUseTerms, 1],
        [withdrawalTerms, 1],
      ],
    }
    for (const [sentence, times] of expected[name] ?? []) {
      expect(sentence).toMatch(/\d/)
      expect(html.split(sentence)).toHaveLength(times + 1)
    }
    // The numbers that were fixed words before stand nowhere.
    expect(html).not.toMatch(/\b60 g[eé]n?[eé]?ra/)
    for (const [, json = ''] of html.matchAll(
      /<script type="application\/[^>]*>(.*?)<\/script>/gs,
    )) {
      expect(() => JSON.parse(json)).not.toThrow()
    }
  })

  test('are left out whole where there are none', () => {
    for (const page of publicPages) {
      const none = {
        ...{ generationsPerHour: 0, generationsAtOnce: 0, withdrawalsPerYear: 0 },
        ...{ charactersPerHour: 0, charactersPerDay: 0 },
      }
      const html = filledWith(page, none)
      expect(html).not.toMatch(/\{\{|undefined|NaN/)
      if (page.name === 'landing' && page.language === 'en') {
        expect(html).toContain('<p>As many as you need.</p>')
      }
    }
  })
})
