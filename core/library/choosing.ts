/**
 * Which wording is offered first: one that fits the ceremony, and of these the one that other ceremonies of this device
 * have used longest ago, so that guests who come to two weddings do not hear the same words.
 */
import type { Ceremony, PlacedSection } from '../ceremony/document.ts'
import { namedPeople } from '../ceremony/named-people.ts'
import { render } from './notation.ts'
import { type Fits, type Library, type Piece, pieceOf } from './piece.ts'
import { mostAsked } from './piece-ids.ts'

/** A wording that a ceremony of this device reads. */
export interface WordingUse {
  piece: string
  wording: string
  /** The couple as a sentence names it: `Luísa e Thiago`. */
  couple: string
  /** `YYYY-MM-DD`, or empty while the couple has no date. */
  date: string
}

/** What is known of a ceremony besides its document. */
export interface Occasion {
  /** Absent while nobody has said so. */
  hasGuests?: boolean
  isSecondMarriage?: boolean
}

/** A wording in the order in which it is offered. */
export interface OfferedWording {
  id: string
  /** The couple of this device that heard it last; absent if none did. */
  usedIn?: string
}

/**
 * The wordings a ceremony reads. Sections that are switched off, or written by hand, use none; nor does a ceremony whose
 * couple is not named yet, which nobody has heard.
 */
export function wordingUses(ceremony: Ceremony, { frame }: Pick<Library, 'frame'>): WordingUse[] {
  if (ceremony.couple.some(({ name, calledAs }) => (name + calledAs).trim() === '')) return []
  const couple = render('{both}', namedPeople(ceremony, frame))
  return ceremony.plan.flatMap(({ isOn, body }) =>
    isOn && body.kind === 'library'
      ? [{ piece: body.piece, wording: body.wording, couple, date: ceremony.date }]
      : [],
  )
}

/** Whether a wording is for this ceremony. What is not known of it rules a wording out only if that needs to be so. */
export function fits(
  { faith, power, countries, children, secondMarriage, noGuests }: Fits,
  ceremony: Ceremony,
  occasion: Occasion = {},
): boolean {
  return (
    (faith === undefined || faith === ceremony.wishes.faith.kind) &&
    (power === undefined || power === ceremony.power) &&
    (countries === undefined || countries.includes(ceremony.country)) &&
    (children === undefined || ceremony.children.length > 0) &&
    (secondMarriage === undefined || occasion.isSecondMarriage === true) &&
    (noGuests === undefined || occasion.hasGuests === false)
  )
}

/** A use without a date is of a ceremony to come: the latest of all. */
function lastUse(uses: readonly WordingUse[]): WordingUse | undefined {
  return uses.toSorted((one, other) => (one.date || '9').localeCompare(other.date || '9')).at(-1)
}

/**
 * All wordings of a piece: those that fit come first, then by how long ago they were used, never used first. Wordings
 * that are equal in this stay in the library's order.
 * @param uses of other ceremonies than this one
 */
export function offeredWordings(
  id: string,
  piece: Piece,
  uses: readonly WordingUse[],
  ceremony: Ceremony,
  occasion?: Occasion,
): OfferedWording[] {
  const offered = Object.entries(piece.wordings).map(([wording, { fits: conditions = {} }]) => {
    const last = lastUse(uses.filter((use) => use.piece === id && use.wording === wording))
    const when = last === undefined ? '' : last.date || '9'
    return { wording, last, when, doesFit: fits(conditions, ceremony, occasion) }
  })
  return offered
    .toSorted(
      (one, other) =>
        Number(other.doesFit) - Number(one.doesFit) || one.when.localeCompare(other.when),
    )
    .map(({ wording, last }) =>
      last === undefined ? { id: wording } : { id: wording, usedIn: last.couple },
    )
}

/**
 * A plan for the next couple: the wording offered first in each section from the library. Edits stay with the wording
 * they were made to, so an edited section keeps both; the declaration that ends the script is the plan's own.
 */
export function withFreshWordings(
  plan: readonly PlacedSection[],
  library: Library,
  uses: readonly WordingUse[],
  ceremony: Ceremony,
  occasion?: Occasion,
): PlacedSection[] {
  return plan.map((section) => {
    const { body } = section
    if (body.kind !== 'library' || body.edits.length > 0) return section
    const piece = pieceOf(library, body.piece)
    const [first] =
      piece === undefined ? [] : offeredWordings(body.piece, piece, uses, ceremony, occasion)
    return first === undefined ? section : { ...section, body: { ...body, wording: first.id } }
  })
}

/** Pieces the plan does not have yet, what couples ask for most first; then those it has, which may come twice. */
export function offeredPieces(library: Library, plan: readonly PlacedSection[]): string[] {
  const taken = new Set(
    plan.flatMap(({ kind, body }) => [
      body.kind === 'library' ? body.piece : kind,
      ...(body.kind === 'written' && body.ending !== undefined ? [body.ending.piece] : []),
    ]),
  )
  const ids = Object.keys(library.pieces)
  const asked = mostAsked.filter((id) => ids.includes(id))
  const others = ids.filter((id) => !(mostAsked as readonly string[]).includes(id))
  const inOrder = [...asked, ...others]
  return [...inOrder.filter((id) => !taken.has(id)), ...inOrder.filter((id) => taken.has(id))]
}
