import type { Ceremony } from '../document.ts'
import { newCeremony } from '../new-ceremony.ts'
import { planLike } from '../plans.ts'
import { changed } from './change.ts'

/**
 * Empties a ceremony of everything that concerns the couple, words and former words included. Its plan stays, and what
 * concerns whoever celebrates.
 */
export function clearContent(ceremony: Ceremony, nowMs: number): Ceremony {
  const { id, language, celebrant, power, country } = ceremony
  const blank = newCeremony({ id, nowMs, language, plan: planLike(ceremony.plan) })
  const emptied = { ...blank, celebrant, power, country, revision: ceremony.revision }
  return changed(emptied, {}, nowMs)
}

/** The content of another state or another ceremony, as the latest state of this one. */
export function withContentOf(ceremony: Ceremony, other: Ceremony, nowMs: number): Ceremony {
  return changed({ ...other, id: ceremony.id, revision: ceremony.revision }, {}, nowMs)
}
