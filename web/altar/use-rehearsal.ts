/** The times of a rehearsal, page by page. */
import { useRef } from 'react'
import type { Breath, Stop } from '#core/altar/altar-script.ts'
import { type RehearsedPage, sectionTimes, wordsReadAloud } from '#core/altar/rehearsal.ts'

export interface Rehearsal {
  /** Ends the page that stands on the screen, if one does, and begins the next. */
  countPage: (stop: Stop | undefined, from: number, to: number) => void
  /** Every page that has ended. */
  pages: () => readonly RehearsedPage[]
  /** What pages that have ended took: of one section, and in all. */
  tookMs: (key: string) => { moment: number; whole: number }
  /** When the page on the screen began, by a clock that only runs forward. */
  pageSinceMs: () => number
}

/** @param isOn without it nothing is counted */
export function useRehearsal(isOn: boolean): Rehearsal {
  const pages = useRef<RehearsedPage[]>([])
  const sinceMs = useRef(performance.now())
  return {
    countPage(stop, from, to) {
      const nowMs = performance.now()
      if (isOn && stop !== undefined) {
        const breaths: readonly Breath[] = stop.breaths.slice(from, to)
        const words = wordsReadAloud(stop, breaths)
        pages.current.push({ key: stop.key, words, tookMs: nowMs - sinceMs.current })
      }
      sinceMs.current = nowMs
    },
    pages: () => pages.current,
    tookMs(key) {
      const times = sectionTimes(pages.current)
      return {
        moment: times.find((one) => one.key === key)?.tookMs ?? 0,
        whole: times.reduce((sum, { tookMs }) => sum + tookMs, 0),
      }
    },
    pageSinceMs: () => sinceMs.current,
  }
}
