/** The celebrant's own lines of the lists before the day, kept on this device. */
import { useEffect, useState } from 'react'
import {
  type DayMoment,
  noDayLines,
  type OwnDayLines,
  withDayLine,
  withoutDayLine,
} from '#core/day-kit/own-day-lines.ts'
import { deviceDayLines } from '../shelf/device-shelf.ts'
import type { Outcome } from '../shelf/shelf-database.ts'

export interface DayLinesHere {
  lines: OwnDayLines
  /** This browser keeps nothing: what is added lasts as long as the page. */
  isRefused: boolean
  add: (moment: DayMoment, text: string) => Promise<void>
  remove: (moment: DayMoment, text: string) => Promise<void>
}

export function useOwnDayLines(): DayLinesHere {
  const [lines, setLines] = useState(noDayLines)
  const [isRefused, setRefused] = useState(false)

  const take = (outcome: Outcome<OwnDayLines>, otherwise: (lines: OwnDayLines) => OwnDayLines) => {
    setRefused(outcome.kind === 'failed')
    setLines((former) => (outcome.kind === 'done' ? outcome.value : otherwise(former)))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; what is changed here is known here
  useEffect(() => {
    void deviceDayLines.lines().then((outcome) => take(outcome, (former) => former))
  }, [])

  return {
    lines,
    isRefused,
    add: async (moment, text) =>
      take(await deviceDayLines.add(moment, text), (former) => withDayLine(former, moment, text)),
    remove: async (moment, text) =>
      take(await deviceDayLines.remove(moment, text), (former) =>
        withoutDayLine(former, moment, text),
      ),
  }
}
