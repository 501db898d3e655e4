/** The pages in the pseudo-language (scripts/pseudo-language.ts), drawn over the real server's API. */
import { expect, type Page } from '@playwright/test'
import { languageDetails, languages } from '#core/languages.ts'
import { fillPage } from '#server/page-placeholders.ts'
import { readStaticFiles, type StaticFiles } from '#server/static-files.ts'
import { user } from './payment-states.ts'
import { sampleInfo } from './sample-ceremony.ts'

const folder = '.build/web-pseudo/client'

/** Everything an operator can configure, so that every element is there. */
export const operatorFacts = {
  businessName: 'Ateliê Enlace Ltda.',
  businessId: '12.345.678/0001-90',
  businessAddress: 'Rua das Laranjeiras, 100, Rio de Janeiro',
  contactPhone: '+55 21 99999-0000',
  contactDigits: '5521999990000',
  contactEmail: 'ola@enlace.example',
  reputationUrl: 'https://reputation.example/enlace',
}

/** What may stand outside of the messages, whole. */
const allowed = new Set([
  // Proper names: the product, the providers of payment, each language in itself.
  'Enlace',
  'Mercado Pago',
  'PayPal',
  ...languages.map((language) => languageDetails[language].name),
  // Written by `Intl`: the price in Portuguese, Spanish and French.
  'R$ 99,00',
  '99,00 R$',
  // The name of a key.
  '(F8)',
  // What the operator configured, and the address of the service a key belongs to.
  ...Object.values(operatorFacts),
  `${operatorFacts.contactEmail} · ${operatorFacts.contactPhone}`,
  `${operatorFacts.businessName} · ${operatorFacts.businessId}`,
  // Who is logged in.
  user.email,
  // What somebody typed: the couple, its place and, written out by `Intl`, its day.
  sampleInfo.location,
  'sábado, 12 de dezembro de 2026, às 16:00',
  // The specification's own words, in no language of the visitor.
  'Unexpected Application Error!',
  // What a broken page reported, for whoever is asked for help.
  'Error: probe',
])

/**
 * Puts the pseudo-language's files in the place of the server's; its API stays. `serviceOrigin`: where a user's own
 * key may be used.
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

/** The files as they are served at an origin: the same for every journey of a worker. */
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

/** Fails when a word on the page comes from no message and is not on the list. */
export async function onlyMessages(page: Page): Promise<void> {
  const bare = (text: string) => text.replace(/^[·:\s]+|[·:\s]+$/gu, '').replace(/\s+/gu, ' ')
  const words = new Set((await strayWords(page)).map(bare))
  expect([...words].filter((text) => !allowed.has(text))).toEqual([])
}

/** What stands on the page outside of all brackets and has a letter in it: texts, titles, names and descriptions. */
async function strayWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const stray: string[] = []
    // What was typed or written stands once more beside its field, for paper.
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
