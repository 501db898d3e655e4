/** The procession as a list that can be arranged, before and after somebody has arranged it. */
import type { Frame } from '../library/piece.ts'
import { walkingOrder } from './couple-kind.ts'
import type { Ceremony, Entrance, PartnerId } from './document.ts'

/** A partner's step, alone and without a song. */
function partnerAlone(partner: PartnerId, id: string): Entrance {
  return { kind: 'partner', id, partner, with: '', song: '' }
}

/**
 * The procession as it was arranged; until then one partner, who is known to walk or the usual procession, the other
 * partner: what the script shows.
 */
export function entrancesOf(ceremony: Ceremony, frame: Frame): Entrance[] {
  if (ceremony.entrances !== undefined) return ceremony.entrances
  const known = ceremony.people.flatMap(({ id, name, role, entersWith, isInMemory }): Entrance[] =>
    entersWith === undefined || isInMemory || (name || role).trim() === ''
      ? []
      : [{ kind: 'others', id, name: name || role, with: entersWith, song: '' }],
  )
  const usual = frame.usualEntrances.map(
    (name, position): Entrance => ({
      kind: 'others',
      id: `usual-${position + 1}`,
      name,
      with: '',
      song: '',
    }),
  )
  const [before, after] = walkingOrder(ceremony.couple)
  return [
    partnerAlone(before, 'walks-first'),
    ...(known.length > 0 ? known : usual),
    partnerAlone(after, 'walks-last'),
  ]
}

/** The children of the usual procession, as it names them. */
export function usualChildren({ usualEntrances }: Frame): readonly string[] {
  return usualEntrances.slice(1)
}

/** Whether the couple walks in side by side. */
export function isTogether(entrances: readonly Entrance[]): boolean {
  return entrances.some((entrance) => entrance.kind === 'partner' && entrance.partner === 'both')
}

/** The couple in one step, where the last of them walked in. */
export function enterTogether(entrances: readonly Entrance[]): Entrance[] {
  const last = entrances.findLastIndex(({ kind }) => kind === 'partner')
  const { song = '', id = 'walks-last' } = entrances[last] ?? {}
  const both: Entrance = { kind: 'partner', id, partner: 'both', with: '', song }
  if (last === -1) return [...entrances, both]
  return entrances.flatMap((entrance, position): Entrance[] =>
    position === last ? [both] : entrance.kind === 'partner' ? [] : [entrance],
  )
}

/** Each of the couple in a step of their own, one right after the other where they walked in together. */
export function enterApart(
  entrances: readonly Entrance[],
  [before, after]: readonly [PartnerId, PartnerId],
): Entrance[] {
  return entrances.flatMap((entrance): Entrance[] =>
    entrance.kind === 'partner' && entrance.partner === 'both'
      ? [partnerAlone(before, `${entrance.id}-before`), { ...entrance, partner: after }]
      : [entrance],
  )
}
