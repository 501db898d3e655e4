import {
  needsAttribute,
  optionalPageFacts,
  type PageFacts,
  pageFactsElementId,
  pagePlaceholders,
} from '#core/page-facts.ts'
import type { Site } from '#core/wire.ts'

/** The facts of a prerendered page, from what the site tells about itself. */
export function pageFacts(publicUrl: URL, site: Site): PageFacts {
  const { name, id, address } = site.business
  const { phone, email } = site.contact
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
  }
}

/**
 * A prerendered page with the facts in place of the build's placeholders (design.md section 10). Elements that need
 * a missing fact go whole, and the page's JSON block of facts is rewritten, so that its script draws the same.
 */
export function fillPage(html: string, facts: PageFacts): string {
  let page = html.replace(
    factsBlock,
    (_, open: string, close: string) => open + json(facts) + close,
  )
  for (const name of optionalPageFacts) {
    const value = facts[name]
    if (value === undefined) page = page.replace(elementNeeding(name), '')
    // As a function: a value may hold what a replacement string gives a meaning.
    page = page.replaceAll(pagePlaceholders[name], () => escapeHtml(value ?? ''))
  }
  return page.replaceAll(pagePlaceholders.origin, () => facts.origin)
}

const factsBlock = new RegExp(
  `(<script\\b[^>]*\\bid="${pageFactsElementId}"[^>]*>)[\\s\\S]*?(</script>)`,
)

function elementNeeding(name: string): RegExp {
  return new RegExp(
    `<([a-z][a-z0-9]*)\\b[^>]*\\b${needsAttribute}="${name}"[^>]*>[\\s\\S]*?</\\1>`,
    'g',
  )
}

/** JSON that may stand inside a script element. */
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
