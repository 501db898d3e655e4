/**
 * What a plan could change because of something the couple said: no guests, no religion, children, a second marriage.
 * Only proposed; whoever works on the plan decides.
 */
import type { Ceremony, LibraryReference, PlacedSection } from '../ceremony/document.ts'
import { fits, type Occasion } from './choosing.ts'
import { type Fits, type Library, pieceOf } from './piece.ts'

/** Why something is proposed. */
type Reason = 'noGuests' | 'noReligion' | 'religion' | 'children' | 'secondMarriage'

export type Proposal = { reason: Reason } & (
  | { change: 'switchOff' | 'switchOn'; key: string }
  | { change: 'add'; piece: string; wording: string }
  /** Other words for a section that stays. */
  | ({ change: 'exchange'; key: string } & Pick<LibraryReference, 'piece' | 'wording'>)
)

/** Sections that make no sense to a couple alone with whoever marries them. */
const onlyWithGuests: readonly string[] = [
  'opening',
  'entrances',
  'sittingDown',
  'parentsThanks',
  'ringWarming',
  'parentsBlessing',
  'presentation',
  'exit',
]

function isThere(plan: readonly PlacedSection[], id: string): boolean {
  return plan.some(
    ({ kind, body, isOn }) =>
      isOn && (kind === id || (body.kind === 'library' && body.piece === id)),
  )
}

/** The reason for which a wording was written, if this ceremony has it. */
function reasonFor(conditions: Fits, ceremony: Ceremony, occasion: Occasion): Reason | undefined {
  if (!fits(conditions, ceremony, occasion)) return undefined
  if (conditions.noGuests) return 'noGuests'
  if (conditions.children) return 'children'
  if (conditions.secondMarriage) return 'secondMarriage'
  return undefined
}

function exchanges(ceremony: Ceremony, library: Library, occasion: Occasion): Proposal[] {
  return ceremony.plan.flatMap(({ key, isOn, body }): Proposal[] => {
    const piece = body.kind === 'library' ? pieceOf(library, body.piece) : undefined
    if (!isOn || body.kind !== 'library' || piece === undefined) return []
    const now = Object.hasOwn(piece.wordings, body.wording)
      ? piece.wordings[body.wording]
      : undefined
    // Words that already answer one of the reasons are left alone.
    if (now?.fits !== undefined && reasonFor(now.fits, ceremony, occasion) !== undefined) return []
    for (const [wording, { fits: conditions = {} }] of Object.entries(piece.wordings)) {
      const reason = reasonFor(conditions, ceremony, occasion)
      if (reason !== undefined) {
        return [{ reason, change: 'exchange', key, piece: body.piece, wording }]
      }
    }
    return []
  })
}

/** A blessing that is left out without religion, and comes back with it. One without religion may stay. */
function prayers({ plan, wishes }: Ceremony, library: Library): Proposal[] {
  return plan.flatMap(({ key, kind, isOn, body }): Proposal[] => {
    if (kind !== 'prayer') return []
    const wordings = pieceOf(library, 'prayer')?.wordings ?? {}
    const now = body.kind === 'library' ? wordings[body.wording] : undefined
    if (wishes.faith.kind === 'none' && isOn && now?.fits?.faith !== 'none') {
      return [{ reason: 'noReligion', change: 'switchOff', key }]
    }
    if (wishes.faith.kind === 'religious' && !isOn) {
      return [{ reason: 'religion', change: 'switchOn', key }]
    }
    return []
  })
}

/** What could change; nothing where nothing is known. */
export function proposalsFor(
  ceremony: Ceremony,
  library: Library,
  occasion: Occasion = {},
): Proposal[] {
  const { plan, children } = ceremony
  const useless = plan.filter(
    ({ kind, isOn }) => occasion.hasGuests === false && isOn && onlyWithGuests.includes(kind),
  )
  const isUseless = (key: string): boolean => useless.some((section) => section.key === key)
  const wording = Object.keys(pieceOf(library, 'coupleChildren')?.wordings ?? {})[0]
  const ofChildren: Proposal[] =
    children.length > 0 && wording !== undefined && !isThere(plan, 'coupleChildren')
      ? [{ reason: 'children', change: 'add', piece: 'coupleChildren', wording }]
      : []
  return [
    ...prayers(ceremony, library),
    ...useless.map(({ key }): Proposal => ({ reason: 'noGuests', change: 'switchOff', key })),
    ...ofChildren,
    // No other words for what may go altogether.
    ...exchanges(ceremony, library, occasion).filter(
      (proposal) => 'key' in proposal && !isUseless(proposal.key),
    ),
  ]
}
