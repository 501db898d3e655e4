import type { CoupleKind } from '../couple-kind.ts'
import type { Ceremony } from '../document.ts'
import { chooseCoupleKind } from './choose-couple-kind.ts'
import { changePartner } from './details.ts'

/** Two names and the kind of couple, as somebody writes them down: of bride and groom, the bride first. */
export interface NamedCouple {
  kind: CoupleKind
  names: readonly [string, string]
}

/** Makes them such a couple of these names. A bride's name goes to the bride, wherever the order has her. */
export function nameCouple(
  ceremony: Ceremony,
  { kind, names: [one, other] }: NamedCouple,
  nowMs: number,
): Ceremony {
  const chosen = chooseCoupleKind(ceremony, kind, nowMs)
  const isGroomFirst = kind === 'brideAndGroom' && chosen.couple[0].title.kind === 'groom'
  const [first, second] = isGroomFirst ? [other, one] : [one, other]
  return changePartner(
    changePartner(chosen, 'first', { name: first }, nowMs),
    'second',
    { name: second },
    nowMs,
  )
}
