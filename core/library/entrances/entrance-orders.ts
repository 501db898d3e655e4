/**
 * In which order people usually walk in, by country. Custom, not law, and nowhere the only one: the desk offers them, and
 * every step can be changed. There is no step for a bride: `first` and `second` are the couple in the order in which it
 * walks (`walkingOrder`), and who is led by a father where that is the custom is the second.
 */
import type { Entrance, PartnerId } from '../../ceremony/document.ts'
import { type NamedPeople, render } from '../notation.ts'

/** Whoever walks in besides the couple. */
export type EntranceRole =
  | 'firstMother'
  | 'firstFather'
  | 'firstParents'
  | 'secondMother'
  | 'secondFather'
  | 'secondParents'
  | 'attendants'
  | 'firstAttendants'
  | 'secondAttendants'
  | 'bestMan'
  | 'maidOfHonor'
  | 'witnesses'
  | 'children'
  | 'flowerGirl'
  | 'ringBearer'
  | 'coinBearer'
  | 'celebrant'
  | 'sponsors'

interface EntranceStep {
  who: PartnerId | 'both' | EntranceRole
  with?: EntranceRole
}

export const entranceOrders = {
  /** The specification's. */
  brazil: [
    { who: 'first' },
    { who: 'attendants' },
    { who: 'children' },
    { who: 'flowerGirl' },
    { who: 'second' },
  ],
  brazilWithParents: [
    { who: 'first', with: 'firstMother' },
    { who: 'firstFather', with: 'secondMother' },
    { who: 'attendants' },
    { who: 'flowerGirl' },
    { who: 'ringBearer' },
    { who: 'second', with: 'secondFather' },
  ],
  brazilAttendantsFirst: [
    { who: 'attendants' },
    { who: 'firstFather', with: 'secondMother' },
    { who: 'first', with: 'firstMother' },
    { who: 'flowerGirl' },
    { who: 'second', with: 'secondFather' },
    { who: 'ringBearer' },
  ],
  portugal: [
    { who: 'first', with: 'firstMother' },
    { who: 'attendants' },
    { who: 'ringBearer' },
    { who: 'second', with: 'secondFather' },
  ],
  spain: [
    { who: 'witnesses' },
    { who: 'first', with: 'firstMother' },
    { who: 'coinBearer' },
    { who: 'second', with: 'secondFather' },
  ],
  mexico: [
    { who: 'celebrant' },
    { who: 'first', with: 'firstMother' },
    { who: 'sponsors' },
    { who: 'secondAttendants' },
    { who: 'children' },
    { who: 'second', with: 'secondFather' },
  ],
  france: [
    { who: 'first', with: 'firstMother' },
    { who: 'firstFather', with: 'secondMother' },
    { who: 'witnesses' },
    { who: 'attendants' },
    { who: 'second', with: 'secondFather' },
    { who: 'children' },
  ],
  unitedStates: [
    { who: 'secondMother' },
    { who: 'celebrant' },
    { who: 'first' },
    { who: 'bestMan' },
    { who: 'firstAttendants' },
    { who: 'secondAttendants' },
    { who: 'maidOfHonor' },
    { who: 'ringBearer' },
    { who: 'flowerGirl' },
    { who: 'second', with: 'secondFather' },
  ],
  unitedKingdom: [
    { who: 'first', with: 'bestMan' },
    { who: 'flowerGirl' },
    { who: 'secondAttendants' },
    { who: 'second', with: 'secondFather' },
  ],
  australia: [
    { who: 'celebrant' },
    { who: 'first', with: 'firstAttendants' },
    { who: 'flowerGirl' },
    { who: 'secondAttendants' },
    { who: 'second' },
  ],
  /** For anyone, anywhere: side by side, after everybody else. */
  together: [{ who: 'attendants' }, { who: 'ringBearer' }, { who: 'both' }],
  /** Each with their own parents, one right after the other. */
  eachWithParents: [
    { who: 'attendants' },
    { who: 'first', with: 'firstParents' },
    { who: 'second', with: 'secondParents' },
  ],
} as const satisfies Record<string, readonly EntranceStep[]>

export type EntranceOrderId = keyof typeof entranceOrders

const everyone: readonly EntranceOrderId[] = ['together', 'eachWithParents']

const customary: Readonly<Record<string, readonly EntranceOrderId[]>> = {
  BR: ['brazil', 'brazilWithParents', 'brazilAttendantsFirst'],
  PT: ['portugal'],
  ES: ['spain'],
  MX: ['mexico'],
  FR: ['france'],
  US: ['unitedStates'],
  GB: ['unitedKingdom'],
  AU: ['australia'],
}

/** The orders of a country (ISO 3166-1 alpha-2) first, then those for anyone, then all others. */
export function offeredOrders(country: string): EntranceOrderId[] {
  const own = Object.hasOwn(customary, country) ? (customary[country] ?? []) : []
  const all = Object.keys(entranceOrders) as EntranceOrderId[]
  return [...new Set([...own, ...everyone, ...all])]
}

function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/**
 * An order as the ceremony keeps it. People stand in it as roles until somebody writes their names.
 * @param words templates for the roles, in the ceremony's language
 * @param order who of the couple walks in before the other
 */
export function entrancesInOrder(
  id: EntranceOrderId,
  words: Readonly<Record<EntranceRole, string>>,
  people: NamedPeople,
  [before, after]: readonly [PartnerId, PartnerId],
): Entrance[] {
  const walking = { ...people, first: people[before], second: people[after] }
  const partners = { first: before, second: after, both: 'both' } as const
  const steps: readonly EntranceStep[] = entranceOrders[id]
  return steps.map(({ who, with: companion }, position): Entrance => {
    const stepId = `${id}-${position + 1}`
    const walksWith = companion === undefined ? '' : render(words[companion], walking)
    return who === 'first' || who === 'second' || who === 'both'
      ? { kind: 'partner', id: stepId, partner: partners[who], with: walksWith, song: '' }
      : {
          kind: 'others',
          id: stepId,
          name: capitalised(render(words[who], walking)),
          with: walksWith,
          song: '',
        }
  })
}

/** Whether the same people walk in with the same companions in the same order, whatever is played. */
export function isSameOrder(order: readonly Entrance[], other: readonly Entrance[]): boolean {
  const whoWalks = (entrance: Entrance): string =>
    JSON.stringify([
      entrance.kind === 'partner' ? entrance.partner : entrance.name,
      entrance.kind,
      entrance.with,
    ])
  return (
    order.length === other.length &&
    order.every((entrance, step) => {
      const beside = other[step]
      return beside !== undefined && whoWalks(entrance) === whoWalks(beside)
    })
  )
}
