/** The celebrant's own lines of the lists before the day: one value of the device. */
import {
  bothDayLines,
  type DayMoment,
  type OwnDayLines,
  ownDayLinesIn,
  withDayLine,
  withoutDayLine,
} from '#core/day-kit/own-day-lines.ts'
import type { Outcome, ShelfConnection } from './shelf-database.ts'

export interface KeptDayLines {
  lines(): Promise<Outcome<OwnDayLines>>
  /** Adds one; each of these gives the lines as they are by then. */
  add(moment: DayMoment, text: string): Promise<Outcome<OwnDayLines>>
  remove(moment: DayMoment, text: string): Promise<Outcome<OwnDayLines>>
  /** Adds those that are not kept yet. */
  join(others: OwnDayLines): Promise<Outcome<OwnDayLines>>
}

const key = 'own-day-lines'

export function createKeptDayLines(connection: ShelfConnection): KeptDayLines {
  function change(next: (lines: OwnDayLines) => OwnDayLines): Promise<Outcome<OwnDayLines>> {
    return connection.run(async (database) => {
      const tx = database.transaction('device', 'readwrite')
      const lines = next(ownDayLinesIn(await tx.store.get(key)))
      await tx.store.put(lines, key)
      await tx.done
      return lines
    })
  }
  return {
    lines: () =>
      connection.run(async (database) => ownDayLinesIn(await database.get('device', key))),
    add: (moment, text) => change((lines) => withDayLine(lines, moment, text)),
    remove: (moment, text) => change((lines) => withoutDayLine(lines, moment, text)),
    join: (others) => change((lines) => bothDayLines(lines, others)),
  }
}
