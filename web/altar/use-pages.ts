/** The page on the screen: which one it is, and the way to the next and the former. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Stop } from '#core/altar/altar-script.ts'
import { pageOf } from '#core/altar/pages.ts'
import { foundPlace, keptPlace, type Place } from '#core/altar/place.ts'
import { coveredBy, type Fit, fitPages, hideOthers, showPage } from './page-fit.ts'

/** Beyond every section's last breath: its last page, once it is measured. */
const lastPage = Number.MAX_SAFE_INTEGER

export interface Pages {
  screen: RefObject<HTMLDivElement | null>
  column: RefObject<HTMLDivElement | null>
  place: Place
  /** From 0, within the section; and how many the section has. */
  page: number
  pageCount: number
  /** The breaths on the screen: the first, and the first that is not. */
  from: number
  to: number
  next: () => void
  back: () => void
  goTo: (place: Place) => void
}

/**
 * Pages through `stops`. One place beyond the last section is the end. `sizePx` is the size of the type, which decides
 * what fits.
 * @param foot what stands at the foot of the screen at first: the first page to be read leaves room for it
 */
export function usePages(
  stops: readonly Stop[],
  start: Place,
  sizePx: number,
  foot?: RefObject<HTMLElement | null>,
): Pages {
  const screen = useRef<HTMLDivElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(start)
  const [began] = useState(start)
  /** Once it has gone the pages stay as they are. */
  const coveredPx = useRef(0)
  const [readStops, setReadStops] = useState(stops)
  // A line that is corrected may have fewer breaths than it had: what is read is the same line, not the same number.
  if (readStops !== stops) {
    setReadStops(stops)
    if (place.breath !== lastPage) setPlace(foundPlace(stops, keptPlace(readStops, place)))
  }
  const [fit, setFit] = useState<{ stop: Stop; fit: Fit }>()
  const stop = stops[place.stop]
  const isFirst = began.breath === 0 && place.stop === began.stop

  const measure = useCallback((): void => {
    if (screen.current === null || column.current === null || stop === undefined) return
    if (foot !== undefined && foot.current !== null) {
      coveredPx.current = Math.max(coveredPx.current, coveredBy(foot.current, screen.current))
    }
    const covered = isFirst ? coveredPx.current : 0
    const measured = fitPages(screen.current, column.current, stop.breaths, covered)
    setFit((former) =>
      former?.stop === stop && isSameFit(former.fit, measured) ? former : { stop, fit: measured },
    )
  }, [stop, isFirst, foot])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of type makes other pages
  useLayoutEffect(measure, [measure, sizePx])

  // The screen turned, the window resized, a font that came late.
  useEffect(() => {
    if (screen.current === null || column.current === null) return
    const observer = new ResizeObserver(measure)
    observer.observe(screen.current)
    observer.observe(column.current)
    return () => observer.disconnect()
  }, [measure])

  const known = fit !== undefined && fit.stop === stop ? fit.fit : undefined
  const starts = known?.starts ?? [0]
  const page = pageOf(starts, place.breath)
  const from = starts[page] ?? 0
  const to = starts[page + 1] ?? stop?.breaths.length ?? 0

  useLayoutEffect(() => {
    if (known === undefined || column.current === null || screen.current === null) return
    hideOthers(screen.current, column.current)
    showPage(column.current, known, from, to)
    if (place.breath === lastPage) setPlace({ stop: place.stop, breath: from })
  }, [known, from, to, place])

  return {
    screen,
    column,
    place: place.breath === lastPage ? { stop: place.stop, breath: from } : place,
    page,
    pageCount: starts.length,
    from,
    to,
    next: () => {
      if (stop === undefined) return
      const breath = starts[page + 1]
      setPlace(
        breath === undefined ? { stop: place.stop + 1, breath: 0 } : { stop: place.stop, breath },
      )
    },
    back: () => {
      const breath = starts[page - 1]
      if (stop !== undefined && breath !== undefined) setPlace({ stop: place.stop, breath })
      else if (place.stop > 0) setPlace({ stop: place.stop - 1, breath: lastPage })
    },
    goTo: setPlace,
  }
}

function isSameFit(one: Fit, other: Fit): boolean {
  const isSame = (these: readonly number[], those: readonly number[]): boolean =>
    these.length === those.length && these.every((value, index) => value === those[index])
  return isSame(one.starts, other.starts) && isSame(one.topsPx, other.topsPx)
}
