/**
 * What the couple's details said before they were changed, for as long as sentences may still say it. Kept in memory:
 * after that the check finds what does not fit.
 */
import type { Ceremony, Partner, PartnerId } from '#core/ceremony/document.ts'
import { ownTexts } from '#core/ceremony/own-texts.ts'

export type FormerDetail =
  | { kind: 'name'; partner: PartnerId; former: Partner }
  | { kind: 'agreement'; partner: PartnerId; former: Partner['agreement'] }
  | { kind: 'place' | 'date' | 'time'; former: string }

/**
 * The details as they are when a field is entered: what its change may leave behind. Nothing while no text of the
 * ceremony's own could say them: what is written after the change knows it.
 */
export function detailsOf(ceremony: Ceremony): FormerDetail[] {
  if (ownTexts(ceremony.plan).length === 0) return []
  const ofPartner = (partner: PartnerId, person: Partner): FormerDetail[] => [
    { kind: 'name', partner, former: person },
    { kind: 'agreement', partner, former: person.agreement },
  ]
  const { couple, place, date, time } = ceremony
  return [
    ...ofPartner('first', couple[0]),
    ...ofPartner('second', couple[1]),
    { kind: 'place', former: place },
    { kind: 'date', former: date },
    { kind: 'time', former: time },
  ]
}

function nowIs(detail: FormerDetail, ceremony: Ceremony): boolean {
  switch (detail.kind) {
    case 'name': {
      const { name, calledAs } = ceremony.couple[detail.partner === 'first' ? 0 : 1]
      return name === detail.former.name && calledAs === detail.former.calledAs
    }
    case 'agreement':
      return ceremony.couple[detail.partner === 'first' ? 0 : 1].agreement === detail.former
    default:
      return ceremony[detail.kind] === detail.former
  }
}

/** The details that have changed since they were remembered, each former value once, the latest first. */
export function changedSince(
  remembered: readonly FormerDetail[],
  ceremony: Ceremony,
): FormerDetail[] {
  const gone = remembered.filter((detail) => !nowIs(detail, ceremony))
  const sameAs = (one: FormerDetail) => (other: FormerDetail) =>
    JSON.stringify(one) === JSON.stringify(other)
  return gone.filter((detail, position) => gone.findIndex(sameAs(detail)) === position)
}
