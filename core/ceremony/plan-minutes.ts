/** How long a plan takes, moment by moment, and how that compares with what the couple wishes. */
import type { Library } from '../library/piece.ts'
import type { Ceremony } from './document.ts'
import { sectionMinutes } from './minutes.ts'
import { scriptOf } from './script.ts'

export interface PlanMinutes {
  /** By section key, also of what is switched off; a section without words has none. */
  bySection: ReadonlyMap<string, number>
  /** Of everything that is switched on. */
  total: number
}

/** @param library the library in the ceremony's language */
export function planMinutes(ceremony: Ceremony, library: Library): PlanMinutes {
  const plan = ceremony.plan.map((section) => ({ ...section, isOn: true }))
  const { sections } = scriptOf({ ...ceremony, plan }, library)
  const bySection = new Map(sections.map((section) => [section.key, sectionMinutes(section)]))
  const total = ceremony.plan
    .filter(({ isOn }) => isOn)
    .reduce((sum, { key }) => sum + (bySection.get(key) ?? 0), 0)
  return { bySection, total }
}

/** Whole minutes as they are told: what takes no time is 0, everything else at least 1. */
export function toldMinutes(minutes: number): number {
  return minutes === 0 ? 0 : Math.max(1, Math.round(minutes))
}
