/** Which kind of couple, as the titles of both partners say it. */
import type { Ceremony, PartnerId } from './document.ts'

export const coupleKinds = ['brideAndGroom', 'twoBrides', 'twoGrooms', 'other'] as const

export type CoupleKind = (typeof coupleKinds)[number]

/** What the partners' titles say; `other` unless both are brides and grooms. */
export function coupleKindOf([first, second]: Ceremony['couple']): CoupleKind {
  const titles = [first.title.kind, second.title.kind]
  if (titles.every((title) => title === 'bride')) return 'twoBrides'
  if (titles.every((title) => title === 'groom')) return 'twoGrooms'
  return titles.includes('bride') && titles.includes('groom') ? 'brideAndGroom' : 'other'
}

/**
 * Who of the couple walks in before the other, by custom: the groom, and the bride last, however they are named. Where
 * the titles do not say, they walk as they are named.
 */
export function walkingOrder(couple: Ceremony['couple']): readonly [PartnerId, PartnerId] {
  const isBrideNamedFirst =
    coupleKindOf(couple) === 'brideAndGroom' && couple[0].title.kind === 'bride'
  return isBrideNamedFirst ? ['second', 'first'] : ['first', 'second']
}
