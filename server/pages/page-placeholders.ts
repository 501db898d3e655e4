import { defaultLanguage, type Language, languageDetails, languages } from '#core/languages.ts'
import { limits as en } from '#core/messages/en/limits.ts'
import { limits as es } from '#core/messages/es/limits.ts'
import { limits as fr } from '#core/messages/fr/limits.ts'
import { limitSentences } from '#core/messages/limit-sentences.ts'
import { limits as pt } from '#core/messages/pt/limits.ts'
import type { LimitMessages, LimitSentences } from '#core/messages/shape/limits.ts'
import {
  needsAttribute,
  optionalPageFacts,
  type PageFacts,
  pageFactsElementId,
  pagePlaceholders,
  sentencePlaceholders,
} from '#core/pages/page-facts.ts'
import type { Site } from '#core/wire.ts'

/** The facts of a prerendered page, from the site's own description. */
export function pageFacts(publicUrl: URL, site: Site): PageFacts {
  const { name, id, address } = site.business
  const { phone, email } = site.contact
  const { textMaxCharacters: _writers, ...limits } = site.limits
  const digits = phone?.replace(/\D/g, '') ?? ''
  return {
    origin: publicUrl.origin,
    ...(name === undefined ? {} : { businessName: name }),
    ...(id === undefined ? {} : { businessId: id }),
    ...(address === undefined ? {} : { businessAddress: address }),
    ...(phone === undefined ? {} : { contactPhone: phone }),
    ...(digits === '' ? {} : { contactDigits: digits }),
    ...(email === undefined ? {} : { contactEmail: email }),
    ...(site.reputationUrl === undefined ? {} : { reputationUrl: site.reputationUrl }),
    limits,
  }
}

/**
 * A prerendered page with the facts in place of the build's placeholders (docs/design/pages.md section 2). An element
 * that needs a missing fact is removed whole, and the page's JSON block of facts is rewritten so that its script
 * renders the same.
 */
export function fillPage(html: string, facts: PageFacts): string {
  let page = html.replace(
    factsBlock,
    (_, open: string, close: string) => open + json(facts) + close,
  )
  for (const name of optionalPageFacts) {
    const value = facts[name]
    if (value === undefined) page = page.replace(elementNeeding(name), '')
    // A function, because a value may contain characters that are special in a replacement string.
    page = page.replaceAll(pagePlaceholders[name], () => escapeHtml(value ?? ''))
  }
  const sentences = sentencesOf(html, facts)
  for (const name of sentenceNames) {
    page = page.replaceAll(sentencePlaceholders[name], () => sentences[name])
  }
  return page.replaceAll(pagePlaceholders.origin, () => facts.origin)
}

/**
 * What is said of the limits in the language of the page. It stands in HTML and in JSON alike, and holds no character that
 * either writes in another way.
 */
function sentencesOf(html: string, { limits }: PageFacts): LimitSentences {
  const locale = /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1]
  const language =
    languages.find((one) => languageDetails[one].locale === locale) ?? defaultLanguage
  return limitSentences(limitMessages[language], limits, language)
}

const limitMessages: Record<Language, LimitMessages> = { pt, en, fr, es }

const sentenceNames = ['fairUseAnswer', 'fairUseTerms', 'withdrawalTerms'] as const

const factsBlock = new RegExp(
  `(<script\\b[^>]*\\bid="${pageFactsElementId}"[^>]*>)[\\s\\S]*?(</script>)`,
)

function elementNeeding(name: string): RegExp {
  return new RegExp(
    `<([a-z][a-z0-9]*)\\b[^>]*\\b${needsAttribute}="${name}"[^>]*>[\\s\\S]*?</\\1>`,
    'g',
  )
}

/** JSON that is safe inside a script element. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
