import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateFormOf } from '../date-form.ts'
import { languages } from '../languages.ts'
import { type Letter, type LetterKind, type LetterSite, letterKinds } from './letter.ts'
import { enrolmentUrl } from './letter-blocks.ts'
import { escapeHtml } from './letter-html.ts'
import { givenName } from './letter-wording.ts'
import { renderLetter } from './letters.ts'

const dayMs = 24 * 60 * 60 * 1000
/** 20 December 2026, 14:05 in Brasília. */
const endsAtMs = Date.UTC(2026, 11, 20, 17, 5)
const site: LetterSite = {
  publicUrl: 'https://enlace.example',
  businessName: 'Enlace Cerimônias Ltda.',
  businessId: '12.345.678/0001-90',
  businessAddress: 'Rua das Flores, 120, São Paulo',
  contactEmail: 'ola@enlace.example',
  contactPhone: '+55 11 99999-0000',
  termsUrls: {
    pt: 'https://enlace.example/termos',
    en: 'https://enlace.example/en/terms',
    fr: 'https://enlace.example/fr/conditions',
    es: 'https://enlace.example/es/terminos',
  },
}
const purchase = {
  orderId: 'order-7f3a',
  provider: 'mercado-pago',
  priceCents: 9900,
  accessDays: 30,
  paidAtMs: endsAtMs - 30 * dayMs,
} as const
const access = {
  name: 'Marina Souza',
  email: 'marina@exemplo.com.br',
  pin: '482913',
  accessEndsAtMs: endsAtMs,
  enrolmentKey: 'V3xk2Jq9pL0sT7uB1wYzRg',
}
const letters: Record<LetterKind, Letter> = {
  pin: { kind: 'pin', ...access, accessDays: 30, purchase },
  reminder: { kind: 'reminder', ...access },
  'enrolment-link': { kind: 'enrolment-link', name: 'Marina', enrolmentKey: access.enrolmentKey },
  'ending-soon': { kind: 'ending-soon', name: 'Marina', accessEndsAtMs: endsAtMs },
  refunded: {
    kind: 'refunded',
    name: 'Marina',
    receipt: {
      orderId: 'order-7f3a',
      provider: 'paypal',
      amountCents: 9900,
      refundedAtMs: endsAtMs - 25 * dayMs,
      refundId: '1JU08902781691411',
    },
  },
}

/** The HTML as a reader sees it: without tags, hidden parts and entities. */
function visibleText(html: string): string {
  return html
    .replace(/<head>.*<\/head>/su, '')
    .replace(/<div style="display:none.*?<\/div>/su, '')
    .replaceAll(/<br>|<\/p>/gu, '\n')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

describe.each(languages)('letters in %s', (language) => {
  const link = enrolmentUrl('https://enlace.example', access.enrolmentKey, language)

  test.each(letterKinds)('the %s letter says the same in HTML and in plain text', (kind) => {
    const letter = renderLetter(letters[kind], language, site)
    const seen = visibleText(letter.html)
    const facts = letter.text
      .split('\n')
      .map((line) => line.trim().replace(/^— (.*) —$/u, '$1'))
      .filter((line) => line !== '' && !line.includes('#enrol=') && !line.includes('#renew'))
    for (const fact of facts) {
      expect(seen).toContain(fact)
    }
    for (const url of letter.text.match(/https:\S+#\S+/gu) ?? []) {
      expect(letter.html).toContain(`href="${escapeHtml(url)}"`)
    }
  })

  test.each(letterKinds)('the %s letter loads nothing and runs nothing', (kind) => {
    const { html } = renderLetter(letters[kind], language, site)
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import|src=/iu)
  })

  test.each(letterKinds)('the %s letter keeps PIN and key out of subject and preview', (kind) => {
    const { subject, html } = renderLetter(letters[kind], language, site)
    const preview = /<div style="display:none.*?<\/div>/su.exec(html)?.[0] ?? ''
    expect(preview).not.toBe('')
    for (const secret of ['482913', access.enrolmentKey]) {
      expect(subject).not.toContain(secret)
      expect(preview).not.toContain(secret)
    }
  })

  test('the PIN letter has the PIN, its end, the link, the way to log in and the confirmation the law requires', () => {
    const { text, html } = renderLetter(letters.pin, language, site)
    expect(html).toContain(`href="${escapeHtml(link)}"`)
    expect(text).toMatch(/https:\/\/enlace\.example\/login\s/u)
    for (const fact of [
      '482913',
      link,
      'marina@exemplo.com.br',
      '2026',
      '30',
      'order-7f3a',
      'Mercado Pago',
      'Enlace Cerimônias Ltda.',
      '12.345.678/0001-90',
      'Rua das Flores, 120, São Paulo',
      'https://enlace.example/app,',
    ]) {
      expect(text).toContain(fact)
    }
    const terms = site.termsUrls?.[language] ?? 'no terms'
    expect(text).toContain(terms)
    expect(html).toContain(`href="${terms}"`)
    expect(text).toMatch(/99[.,]00/u)
  })

  test.each(letterKinds)('the %s letter breaks no line within “e-mail”', (kind) => {
    const { html } = renderLetter(letters[kind], language, site)
    const breakable = html
      .replace(/<head>.*<\/head>|<div style="display:none.*?<\/div>/gsu, '')
      .replaceAll(/<span style="white-space:nowrap">[^<]*<\/span>/gu, '')
    expect(breakable).not.toMatch(/[\s>’]e-mail/iu)
    expect(breakable).not.toContain('\u2060')
  })

  test.each(letterKinds)('the %s letter follows the language’s typography', (kind) => {
    const { subject, text } = renderLetter(letters[kind], language, site)
    const words = `${subject}\n${text}`.replaceAll(/https?:\S+|\.docx/gu, 'x')
    expect(words).not.toMatch(/['"]/u)
    expect(words).not.toMatch(/\S {2}|\s[,.)]|\(\s|undefined/u)
    if (language === 'fr') expect(words).not.toMatch(/[^\u202f\d][;:!?]/u)
    else expect(words).not.toMatch(/\s[;:!?]/u)
    if (language === 'es') {
      expect(words.split('¿')).toHaveLength(words.split('?').length)
      expect(words.split('¡')).toHaveLength(words.split('!').length)
    }
  })

  test.each(letterKinds)('the %s letter breaks no line of its text inside a paragraph', (kind) => {
    const letter = renderLetter(letters[kind], language, site)
    const seen = visibleText(letter.html).split('\n')
    const paragraphs = letter.text.split('\n').filter((line) => line.length > 60)
    expect(paragraphs.length).toBeGreaterThan(0)
    for (const paragraph of paragraphs) {
      // The key of a one-time link is behind a button there.
      if (!paragraph.startsWith('https://')) expect(seen).toContain(paragraph)
    }
  })

  test('the letter before access ends says that the ceremonies stay readable', () => {
    const stays = {
      pt: /cerimônias continuam no seu aparelho.*abre, corrige à mão, lê no altar e imprime/u,
      en: /ceremonies stay on your device.*open them, correct them by hand, read from them/u,
      fr: /cérémonies restent sur votre appareil.*ouvrir, les corriger à la main, les lire/u,
      es: /ceremonias siguen en tu dispositivo.*abrirlas, corregirlas a mano, leerlas/u,
    }
    expect(renderLetter(letters['ending-soon'], language, site).text).toMatch(stays[language])
  })

  test('a renewed PIN has its own subject', () => {
    const renewed = renderLetter({ ...letters.pin, renewed: true } as Letter, language, site)
    expect(renewed.subject).not.toBe(renderLetter(letters.pin, language, site).subject)
    expect(renewed.text).toContain('482913')
  })

  test('a refund that leaves some days says until when', () => {
    const ended = renderLetter({ kind: 'refunded', name: '' }, language, site).text
    const remaining = renderLetter(
      { kind: 'refunded', name: '', accessEndsAtMs: endsAtMs },
      language,
      site,
    ).text
    expect(ended).not.toContain('2026')
    expect(remaining).toContain('2026')
  })

  test('what is not configured is left out', () => {
    const bare = renderLetter(letters.pin, language, { publicUrl: 'http://127.0.0.1:3000' })
    expect(bare.text).not.toContain('undefined')
    expect(bare.html).not.toContain('undefined')
    expect(bare.text).not.toContain('CPF/CNPJ')
  })
})

test.each([
  ['pt', {}, '20 de dezembro de 2026 às 14:05 (horário de Brasília)', 'Até 4 de dezembro de 2026,'],
  [
    'pt',
    { timeZone: 'Europe/Lisbon', locale: 'pt-PT' },
    '20 de dezembro de 2026 às 17:05 (hora da Europa Ocidental)',
    'Até 4 de dezembro de 2026,',
  ],
  [
    'en',
    { timeZone: 'Europe/London', locale: 'en-GB' },
    '20 December 2026 at 17:05 (Greenwich Mean Time)',
    'By 4 December 2026,',
  ],
  [
    'en',
    { timeZone: 'America/New_York', locale: 'en-US' },
    'December 20, 2026 at 12:05 PM (Eastern Standard Time)',
    'By December 4, 2026,',
  ],
  ['en', {}, 'December 20, 2026 at 5:05 PM (Coordinated Universal Time)', 'By December 4, 2026,'],
  [
    'fr',
    { timeZone: 'Europe/Paris', locale: 'fr-FR' },
    '20 décembre 2026 à 18:05 (heure d’Europe centrale)',
    'Jusqu’au 4 décembre 2026,',
  ],
  [
    'es',
    { timeZone: 'America/Mexico_City', locale: 'es-MX' },
    '20 de diciembre de 2026 a las 11:05 a.m. (hora central)',
    'Hasta el 4 de diciembre de 2026,',
  ],
] as const)(
  'in %s moments and the last day to withdraw are those of a reader with %j',
  (language, said, moment, lastDay) => {
    const dateForm = dateFormOf(language, said)
    const { text } = renderLetter(letters.pin, language, site, dateForm)
    const plain = text.replaceAll(/\s+/gu, ' ')
    expect(plain).toContain(moment)
    expect(plain).toContain(lastDay)
  },
)

test('one day of access is singular', () => {
  const { text } = renderLetter({ kind: 'pin', ...access, accessDays: 1 }, 'en', site)
  expect(text).toContain('1 day of access')
})

test('no value can inject markup into a letter', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('<', '"', "'", '&', '</p><script>', '"><img src=x onerror=y>'),
      fc.string({ unit: 'binary' }),
      (hostile, rest) => {
        const value = `${hostile}${rest}<b>${hostile}`
        const { html } = renderLetter(
          {
            kind: 'pin',
            ...access,
            name: value,
            email: value,
            pin: value,
            purchase: { ...purchase, orderId: value },
          },
          'pt',
          { ...site, businessName: value, businessAddress: value, contactPhone: value },
        )
        expect(html).not.toContain('<b>')
        expect(html).not.toMatch(/<script|<img/u)
        expect(html).toContain(escapeHtml(value))
      },
    ),
    { numRuns: 50 },
  )
})

test('the key of the link is in the fragment, encoded, with the language of a letter that is not Portuguese', () => {
  const url = new URL(enrolmentUrl('https://enlace.example', 'a/b&c#d"', 'es'))
  expect(url.pathname).toBe('/login')
  expect(url.search).toBe('')
  expect(new URLSearchParams(url.hash.slice(1)).get('enrol')).toBe('a/b&c#d"')
  // What a new browser is shown anyway is not said.
  expect(enrolmentUrl('https://enlace.example', 'abc', 'pt')).toBe(
    'https://enlace.example/login#enrol=abc',
  )
})

test.each([
  ['Marina Souza', 'Marina'],
  ['  José  ', 'José'],
  ['Anne-Marie O’Neil', 'Anne-Marie'],
  ['www.evil.example', ''],
  ['https://evil.example now', ''],
  ['WIN$$$', ''],
  ['A'.repeat(31), ''],
  ['', ''],
])('greets %j as %j', (name, greeted) => {
  expect(givenName(name)).toBe(greeted)
})
