/** What search engines and link previews read of each public page as built, before any script runs. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Language, languageDetails, languages } from '#core/languages.ts'
import { landing as en } from '#core/messages/en/landing.ts'
import { landing as es } from '#core/messages/es/landing.ts'
import { landing as fr } from '#core/messages/fr/landing.ts'
import { landing as pt } from '#core/messages/pt/landing.ts'
import type { HelpMessages } from '#core/messages/shape/help.ts'
import type { LandingMessages } from '#core/messages/shape/landing.ts'
import type { LegalDocument } from '#core/messages/shape/legal.ts'
import { pagePlaceholders, sentencePlaceholders } from '#core/pages/page-facts.ts'
import {
  helpTaskOf,
  isHelp,
  type PublicPage,
  publicPagePath,
  publicPages,
} from '#core/pages/public-pages.ts'

const built = '.build/web/client'
const landings: Record<Language, LandingMessages> = { pt, en, fr, es }

function readable(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** The attributes of every element with that name, in order. */
function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        readable(value),
      ]),
    ),
  )
}

function contentOf(html: string, name: string): string | undefined {
  const found = elements(html, 'meta').filter((meta) => (meta['name'] ?? meta['property']) === name)
  expect(found.length).toBeLessThanOrEqual(1)
  return found[0]?.['content']
}

async function wordsOf({ name, language }: PublicPage) {
  if (name === 'landing') return landings[language].meta
  if (isHelp({ name })) {
    const { help } = await import(`../core/messages/${language}/help.ts`)
    const task = helpTaskOf({ name })
    const { title, description } = task === undefined ? help : (help as HelpMessages).pages[task]
    return { title: `${title} · Enlace`, description }
  }
  const module = await import(`../core/messages/${language}/${name}.ts`)
  const document: LegalDocument = module[name]
  return { title: `${document.title} · Enlace`, description: document.description }
}

const address = (page: PublicPage) => `${pagePlaceholders.origin}${publicPagePath(page)}`

test('the pages are built', () => {
  expect(existsSync(`${built}/index.html`), 'first: node scripts/build-web.ts').toBe(true)
})

describe.each(publicPages)('the $name page in $language', (page) => {
  const { locale } = languageDetails[page.language]
  const path = publicPagePath(page)
  const html = () => readFileSync(`${built}${path === '/' ? '' : path}/index.html`, 'utf8')

  test('has its language, title, description, and one heading', async () => {
    const { title, description } = await wordsOf(page)
    expect(elements(html(), 'html')[0]?.['lang']).toBe(locale)
    const titles = [...html().matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text)
    expect(titles.map((text) => readable(text ?? ''))).toEqual([title])
    expect(contentOf(html(), 'description')).toBe(description)
    expect(elements(html(), 'h1')).toHaveLength(1)
    // Search engines show about this much of each.
    expect(title.length).toBeLessThanOrEqual(65)
    expect(description.length).toBeLessThanOrEqual(200)
  })

  test('declares its canonical address, and that of each language', () => {
    const links = elements(html(), 'link')
    const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)
    expect(canonical).toEqual([address(page)])
    const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
    expect(alternates.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ...languages.map((language) => [
        languageDetails[language].locale,
        address({ ...page, language }),
      ]),
      ['x-default', address({ ...page, language: 'pt' })],
    ])
  })

  test('gives link previews its words and a picture of the announced size', async () => {
    const { title, description } = await wordsOf(page)
    expect(contentOf(html(), 'og:title')).toBe(title)
    expect(contentOf(html(), 'og:description')).toBe(description)
    expect(contentOf(html(), 'og:url')).toBe(address(page))
    expect(contentOf(html(), 'og:locale')).toBe(locale.replace('-', '_'))
    expect(contentOf(html(), 'og:image:alt')).toBe(landings[page.language].meta.imageDescription)
    const image = contentOf(html(), 'og:image') ?? ''
    expect(image).toMatch(new RegExp(`share-image-${page.language}\\b`))
    const png = readFileSync(built + new URL(image).pathname)
    expect(String(png.readUInt32BE(16))).toBe(contentOf(html(), 'og:image:width'))
    expect(String(png.readUInt32BE(20))).toBe(contentOf(html(), 'og:image:height'))
  })

  test('contains no other language', () => {
    for (const language of languages) {
      const { headline } = landings[language].hero
      const expected = page.name === 'landing' && language === page.language
      expect(readable(html()).includes(`>${headline}<`)).toBe(expected)
    }
  })

  test('describes the offer and the questions on the landing page alone', () => {
    const data = [...html().matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json),
    )
    if (page.name !== 'landing') {
      expect(data).toEqual([])
      return
    }
    const words = landings[page.language]
    expect(data).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Product',
            description: words.meta.description,
            offers: { price: '99.00', priceCurrency: 'BRL', url: address(page) },
          },
          {
            '@type': 'FAQPage',
            inLanguage: locale,
            mainEntity: words.questions.items(sentencePlaceholders).map(({ question, answer }) => ({
              name: question,
              acceptedAnswer: { text: answer },
            })),
          },
        ],
      },
    ])
  })
})
