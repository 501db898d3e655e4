import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { offer } from '#core/offer.ts'
import { optionalPageFacts, type PageFacts, pagePlaceholders } from '#core/page-facts.ts'
import { publicPagePath, publicPages } from '#core/public-pages.ts'
import type { Site } from '#core/wire.ts'
import { fillPage, pageFacts } from './page-placeholders.ts'

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
  test('leave it within one round trip, however much a business has to say', () => {
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
      })
      expect(gzipSync(filled).length, path).toBeLessThanOrEqual(14 * 1024)
    }
  })

  test('take the place of every placeholder, harmless in HTML', () => {
    const page = fillPage(built, everything)
    expect(page).not.toMatch(/\{\{|enlace\.invalid/)
    expect(page).toContain('href="https://example.com/en"')
    expect(page).toContain('>Flor &amp; Cia &quot;&lt;script&gt;&quot; $&amp; Ltda.<')
    for (const name of optionalPageFacts) expect(page).toContain(`data-needs="${name}"`)
  })

  test('stand whole in the block that the page’s script reads', () => {
    const block = /id="page-facts">([^<]*)<\/script>/.exec(fillPage(built, everything))
    expect(JSON.parse(block?.[1] ?? '')).toEqual(everything)
  })

  test('take their elements along when they are missing', () => {
    const page = fillPage(built, { origin: 'http://localhost:3000' })
    expect(page).not.toMatch(/\{\{|data-needs|enlace\.invalid/)
    expect(page).toContain('<p>stays</p>')
  })

  test('come from what the site tells about itself', () => {
    const site: Site = {
      languages: ['pt'],
      services: { ai: 'sandbox', mail: 'off', mercadopago: 'off', paypal: 'off' },
      offer,
      ownKeyOrigins: [],
      models: { welcome: '', ceremony: '', finalMessage: '' },
      business: { name: 'Flor' },
      contact: { phone: '+55 (11) 91234-5678' },
    }
    expect(pageFacts(new URL('https://example.com/'), site)).toEqual({
      origin: 'https://example.com',
      businessName: 'Flor',
      contactPhone: '+55 (11) 91234-5678',
      contactDigits: '5511912345678',
    })
  })
})
