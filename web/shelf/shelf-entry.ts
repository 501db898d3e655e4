/**
 * How the shelf stores a ceremony: what the list needs in one small value, the larger members each in a value of its
 * own.
 */
import type { Ceremony } from '#core/ceremony/document.ts'

/** What grows with the couple's story; everything else of a ceremony is a few hundred characters. */
export const largeMembers = [
  'tellings',
  'ranges',
  'secondReading',
  'people',
  'plan',
  'versions',
] as const

/** What documents of former formats had in values of their own. */
export const formerMembers = ['answers', 'facts'] as const

type LargeMember = (typeof largeMembers)[number]

export type CeremonyHead = Omit<Ceremony, LargeMember>

/** A ceremony as the list knows it, and what concerns this copy of it. */
export interface ShelfEntry {
  head: CeremonyHead
  archivedAtMs?: number | undefined
  /** When it came to stand beside another state of the same ceremony. */
  restoredAtMs?: number | undefined
  /** In the bin since then. */
  deletedAtMs?: number | undefined
  /** The revision in which the check last found nothing red. */
  checkedRevision?: number | undefined
  /** The revision that was last printed. */
  printedRevision?: number | undefined
}

/** The head of a ceremony, by which the list knows it. */
export function headOf(ceremony: Ceremony): CeremonyHead {
  const { tellings: _t, ranges: _r, secondReading: _s, ...rest } = ceremony
  const { people: _e, plan: _p, versions: _v, ...head } = rest
  return head
}
