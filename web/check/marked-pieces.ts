/** A line cut into what is marked and what is not: for the list, and for the mirror behind a field. */
import type { Finding, Severity } from '#core/check/finding.ts'

export interface Piece {
  text: string
  /** In the line. */
  start: number
  /** The gravest of what is marked here; absent where nothing is. */
  severity?: Severity
}

const gravest: readonly Severity[] = ['red', 'mark', 'note']

function severityAt(position: number, findings: readonly Finding[]): Severity | undefined {
  const here = findings.filter(
    ({ place }) => place !== undefined && place.start <= position && position < place.end,
  )
  return gravest.find((severity) => here.some((finding) => finding.severity === severity))
}

/** The pieces of a line, which together are the line; `findings` are those of this line. */
export function markedPieces(line: string, findings: readonly Finding[]): Piece[] {
  const edges = findings.flatMap(({ place }) =>
    place === undefined ? [] : [place.start, place.end].filter((edge) => edge < line.length),
  )
  const starts = [...new Set([0, ...edges])].toSorted((one, other) => one - other)
  return starts
    .map((start, index) => {
      const severity = severityAt(start, findings)
      const text = line.slice(start, starts[index + 1] ?? line.length)
      return severity === undefined ? { text, start } : { text, start, severity }
    })
    .filter(({ text }) => text !== '')
}

/** The findings of one line of the script. */
export function findingsAt(
  findings: readonly Finding[],
  sectionKey: string,
  line: number,
): Finding[] {
  return findings.filter(
    ({ place }) => place !== undefined && place.sectionKey === sectionKey && place.line === line,
  )
}
