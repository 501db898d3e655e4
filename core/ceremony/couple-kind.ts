/** Which kind of couple, as the titles of both partners say it. */
import type { Ceremony } from './document.ts'

export const coupleKinds = ['brideAndGroom', 'twoBrides', 'twoGrooms', 'other'] as const

export type CoupleKind = (typeof coupleKinds)[number]

/** What the partners' titles say; `other` unless both are brides and grooms. */
export function coupleKindOf([first, second]: Ceremony['couple']): CoupleKind {
  const titles = [first.title.kind, second.title.kind]
  if (titles.every((title) => title === 'bride')) return 'twoBrides'
  if (titles.every((title) => title === 'groom')) return 'twoGrooms'
  return titles.includes('bride') && titles.includes('groom') ? 'brideAndGroom' : 'other'
}
