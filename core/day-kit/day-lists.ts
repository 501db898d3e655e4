/** What a celebrant has to see to before a ceremony, from its own plan: a week, a day and an hour before. */
import { type BroughtBy, broughtBy } from '../ceremony/bringing.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { thingsOfPlan } from '../ceremony/needed-things.ts'
import { onOneLine } from '../ceremony/paragraphs.ts'
import { planMinutes, toldMinutes } from '../ceremony/plan-minutes.ts'
import { sentencesToWarnOf } from '../check/delicate-marks.ts'
import { type Library, type Piece, pieceOf } from '../library/piece.ts'
import type { DayKitMessages } from '../messages/shape/day-kit.ts'
import type { TeamMessages } from '../messages/shape/team.ts'
import { bringerName } from '../team/bringer-name.ts'
import type { DayMoment } from './own-day-lines.ts'

export interface DayList {
  moment: DayMoment
  heading: string
  lines: readonly string[]
}

/** The lists in the order of the days. Each line is on one list; a list may grow with the plan, none is empty. */
export function dayLists(
  ceremony: Ceremony,
  library: Library,
  words: { dayKit: DayKitMessages; team: TeamMessages },
): DayList[] {
  const { dayKit, team } = words
  const pieces = piecesOf(ceremony, library)
  const things = thingsOfPlan(ceremony.plan, library).map((prop) => ({
    ...prop,
    who: bringerName(ceremony, prop, library, team),
    isThere: isThere(broughtBy(ceremony, prop, library)),
  }))
  const open = things.filter(({ who }) => who === '')
  const settled = things.filter(({ who }) => who !== '')
  const minutes = toldMinutes(planMinutes(ceremony, library).total)
  return [
    {
      moment: 'weekBefore',
      heading: dayKit.weekBefore,
      // Two rituals may need the same thing.
      lines: unique([
        ...open.map(({ what, from }) => dayKit.agreeThing(what, team.bringers[from])),
        ...sentencesToWarnOf(ceremony, library).map(dayKit.warn),
        dayKit.sendSheets,
        ...(ceremony.power === 'legal' ? [dayKit.papers] : []),
        // Most of them speak of what is asked, bought or agreed on beforehand.
        ...pieces.flatMap(({ caution }) => (caution === undefined ? [] : [caution])),
      ]),
    },
    {
      moment: 'dayBefore',
      heading: dayKit.dayBefore,
      lines: [dayKit.rehearseAloud(String(minutes)), dayKit.print, dayKit.charge, dayKit.trial],
    },
    {
      moment: 'hourBefore',
      heading: dayKit.hourBefore,
      lines: unique([
        ...settled.map(({ what, who, isThere }) =>
          isThere ? dayKit.thingThere(what) : dayKit.thingWith(what, who),
        ),
        dayKit.microphone,
        dayKit.flightMode,
      ]),
    },
  ]
}

/** The names of a ceremony and how they are said, the couple first; only those whose sound was noted down. */
export function namesToRehearse({ couple, people }: Ceremony): string[] {
  return unique(
    [...couple, ...people]
      .map(({ name, saidAs }) => ({ name: onOneLine(name), saidAs: onOneLine(saidAs) }))
      .filter(({ name, saidAs }) => name !== '' && saidAs !== '')
      .map(({ name, saidAs }) => `${name} (${saidAs})`),
  )
}

function piecesOf({ plan }: Ceremony, library: Library): Piece[] {
  return plan
    .filter(({ isOn }) => isOn)
    .flatMap(
      ({ body, kind }) => pieceOf(library, body.kind === 'library' ? body.piece : kind) ?? [],
    )
}

function isThere(bringer: BroughtBy | undefined): boolean {
  return bringer?.kind === 'settled' && bringer.by === 'there'
}

function unique(lines: readonly string[]): string[] {
  return [...new Set(lines)]
}
