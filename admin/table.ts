/** Figures and lists for a terminal. */

/** Rows under a header, in columns. Control characters, which a name may hold, are shown as `?`. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(printable))
  const widths = header.map((_, column) =>
    Math.max(...lines.map((row) => row[column]?.length ?? 0)),
  )
  return lines
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Terminals obey control characters, and names and servers' answers come from outside. */
export function printable(text: string): string {
  return text.replaceAll(/\p{Cc}|\p{Cf}/gu, '?')
}

/** `2026-12-31 23:59 UTC`. */
export function moment(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 16)} UTC`
}
