/** The pages in the pseudo-language (scripts/pseudo-language.ts), served over the real server's API. */
import { expect, type Page } from '@playwright/test'
import { languageDetails, languages } from '#core/languages.ts'
import { fillPage } from '#server/pages/page-placeholders.ts'
import { readStaticFiles, type StaticFiles } from '#server/pages/static-files.ts'
import { countries } from '../web/desk/couple/countries.ts'
import { user } from './payment-states.ts'
import { sampleInfo } from './sample-ceremony.ts'

const folder = '.build/web-pseudo/client'

/** Everything an operator can configure, so that every element shows. */
const operatorFacts = {
  businessName: 'Ateliê Enlace Ltda.',
  businessId: '12.345.678/0001-90',
  businessAddress: 'Rua das Laranjeiras, 100, Rio de Janeiro',
  contactPhone: '+55 21 99999-0000',
  contactDigits: '5521999990000',
  contactEmail: 'ola@enlace.example',
  reputationUrl: 'https://reputation.example/enlace',
}

const regionNames = new Intl.DisplayNames('pt-BR', { type: 'region' })

/** What may appear outside the messages, as a whole. */
const allowed = new Set([
  // Proper names: the product, the payment providers, each language's own name.
  'Enlace',
  'Mercado Pago',
  'PayPal',
  ...languages.map((language) => languageDetails[language].name),
  // Formatted by `Intl`: the price in Portuguese, Spanish and French.
  'R$ 99,00',
  '99,00 R$',
  // Countries, likewise.
  ...countries.map((code) => regionNames.of(code) ?? code),
  // A place that is too long.
  'a'.repeat(201),
  // The name of a keyboard key.
  '(F8)',
  // What the operator configured, and the address of the service a key belongs to.
  ...Object.values(operatorFacts),
  `${operatorFacts.contactEmail} · ${operatorFacts.contactPhone}`,
  `${operatorFacts.businessName} · ${operatorFacts.businessId}`,
  // Who is logged in.
  user.email,
  // What somebody typed: the couple, their place and, formatted by `Intl`, their date.
  sampleInfo.location,
  sampleInfo.groomName,
  sampleInfo.brideName,
  'JOÃO <D’ÁVILA> E ZOË & “LUA”',
  // A number in the order of entrance, and the name after the bracketed title.
  `1. : ${sampleInfo.groomName}`,
  `5. : ${sampleInfo.brideName}`,
  'sábado, 12 de dezembro de 2026',
  'sábado, 12 de dezembro de 2026, às 16:00',
  // The specification's own words, not in the visitor's language.
  'Unexpected Application Error!',
  // What a broken page reported, for whoever is asked for help.
  'Error: probe',
])

/**
 * Serves the pseudo-language's files instead of the server's; its API stays. `serviceOrigin` is where a user's own key
 * may be used.
 */
export async function servePseudoSite(
  page: Page,
  origin: string,
  serviceOrigin: string,
): Promise<void> {
  const { files, fallback } = readOnce(origin, serviceOrigin)
  await page.route(
    (url) => url.origin === origin && !url.pathname.startsWith('/api/'),
    async (route) => {
      const file = files.get(new URL(route.request().url()).pathname)
      const { variants, headers } = file ?? fallback ?? missing()
      await route.fulfill({
        status: file === undefined ? 404 : 200,
        headers,
        body: Buffer.from(variants.identity.bytes),
      })
    },
  )
}

const read = new Map<string, StaticFiles>()

/** The files as served at an origin: the same for every journey of a worker. */
function readOnce(origin: string, serviceOrigin: string): StaticFiles {
  const site = `${origin} ${serviceOrigin}`
  const files =
    read.get(site) ??
    readStaticFiles(folder, { connectOrigins: [serviceOrigin], https: false }, (html) =>
      fillPage(html, { origin, ...operatorFacts }),
    )
  read.set(site, files)
  return files
}

function missing(): never {
  throw new Error('not built yet: node scripts/build-pseudo-web.ts')
}

/** Fails if a word on the page comes from no message and is not on the list. */
export async function onlyMessages(page: Page): Promise<void> {
  const bare = (text: string) => text.replace(/^[·:\s]+|[·:\s]+$/gu, '').replace(/\s+/gu, ' ')
  const words = new Set((await strayWords(page)).map(bare))
  expect([...words].filter((text) => !allowed.has(text))).toEqual([])
}

/** What the page shows outside all brackets, if it contains a letter: texts, titles, names and descriptions. */
async function strayWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stray: string[] = []
    // What was typed or written is repeated beside its field, for printing.
    const fields = [...document.querySelectorAll('textarea')].map(({ value }) => value)
    const isTyped = (text: string) => fields.some((value) => value.includes(text))
    const note = (text: string | null): void => {
      let depth = 0
      let outside = ''
      for (const character of text ?? '') {
        if (character === '⟦') depth += 1
        else if (character === '⟧') depth -= 1
        else if (depth === 0) outside += character
      }
      const words = outside.trim()
      if (/\p{L}/u.test(words) && !isTyped(words)) stray.push(words)
    }
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement?.closest('script, style, noscript, textarea')) note(textContent)
    }
    const named = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext']
    for (const attribute of [...named, 'title', 'placeholder', 'alt', 'label']) {
      for (const element of document.querySelectorAll(`[${attribute}]`)) {
        note(element.getAttribute(attribute))
      }
    }
    const described = '[name=description], [property="og:title"], [property="og:description"]'
    for (const meta of document.querySelectorAll(`${described}, [property="og:image:alt"]`)) {
      note(meta.getAttribute('content'))
    }
    return stray
  })
}
