/** Sets the titles and agreements of both partners at once; each can still be changed by itself. */
import { type CoupleKind, coupleKindOf } from '../couple-kind.ts'
import type { Ceremony, Partner } from '../document.ts'
import { changed } from './change.ts'

function as(kind: 'bride' | 'groom' | 'none', partner: Partner): Partner {
  const agreement = { bride: 'feminine', groom: 'masculine', none: 'neutral' } as const
  return { ...partner, title: { kind }, agreement: agreement[kind] }
}

/** Makes them such a couple, in the order they are in; of bride and groom the groom is first, as the specification names them. */
export function chooseCoupleKind(ceremony: Ceremony, kind: CoupleKind, nowMs: number): Ceremony {
  if (kind === coupleKindOf(ceremony.couple)) return ceremony
  const [first, second] = ceremony.couple
  const couples: Record<CoupleKind, Ceremony['couple']> = {
    brideAndGroom: [as('groom', first), as('bride', second)],
    twoBrides: [as('bride', first), as('bride', second)],
    twoGrooms: [as('groom', first), as('groom', second)],
    other: [as('none', first), as('none', second)],
  }
  return changed(ceremony, { couple: couples[kind] }, nowMs)
}
