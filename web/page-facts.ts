import * as v from 'valibot'
import {
  type PageFacts,
  pageFactsElementId,
  pageFactsSchema,
  pagePlaceholders,
} from '#core/page-facts.ts'

/** What the server knows of the site: placeholders while the pages are built, then what it put in their place. */
export const pageFacts: PageFacts = typeof document === 'undefined' ? builtFacts() : sentFacts()

/** In development no server fills the pages, so nothing is claimed there. */
function builtFacts(): PageFacts {
  return import.meta.env.PROD ? pagePlaceholders : { origin: pagePlaceholders.origin }
}

function sentFacts(): PageFacts {
  try {
    const block = document.getElementById(pageFactsElementId)?.textContent ?? ''
    return v.parse(pageFactsSchema, JSON.parse(block))
  } catch {
    return { origin: location.origin }
  }
}
