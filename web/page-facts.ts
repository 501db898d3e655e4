import * as v from 'valibot'
import type { Language } from '#core/languages.ts'
import { limitSentences } from '#core/messages/limit-sentences.ts'
import type { LimitMessages, LimitSentences } from '#core/messages/shape/limits.ts'
import {
  type PageFacts,
  pageFactsElementId,
  pageFactsSchema,
  pagePlaceholders,
  sentencePlaceholders,
} from '#core/pages/page-facts.ts'

/** What the server knows about the site: placeholders while the pages are built, then what it replaced them with. */
export const pageFacts: PageFacts = typeof document === 'undefined' ? builtFacts() : sentFacts()

/** What the page says about the server's limits: placeholders, like the facts, while the pages are built. */
export function limitWording(words: LimitMessages, language: Language): LimitSentences {
  const isBuilding = typeof document === 'undefined' && import.meta.env.PROD
  return isBuilding ? sentencePlaceholders : limitSentences(words, pageFacts.limits, language)
}

/** In development no server fills in the facts, so none are claimed. */
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
