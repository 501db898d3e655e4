import { useEffect } from 'react'
import { useFindings } from '../../check/use-findings.ts'
import { useOthers } from '../bar/use-others.ts'
import { lineId } from '../element-ids.ts'
import { useDesk } from '../use-desk.ts'
import { showRedLines } from './red-lines.ts'
import { spokenLine } from './spoken-line.ts'

/** Looks for what is red while somebody writes, and marks its lines; what is only worth a look waits for "Conferir". */
export function RedLineFinder() {
  const { ceremony, library } = useDesk()
  const others = useOthers(ceremony.id, 'names')
  const { findings } = useFindings({ ceremony, library, others }, { onlyRed: true })
  useEffect(() => {
    const ids = findings.flatMap(({ place }) => {
      const found = place && spokenLine(ceremony, library, place.sectionKey, place.line)
      return place === undefined || found === undefined
        ? []
        : [lineId(place.sectionKey, found.place)]
    })
    showRedLines(new Set(ids))
  }, [findings, ceremony, library])
  return null
}
