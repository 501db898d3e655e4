/** Figures and lists for a terminal. */

/** Rows under a header, in columns. Control characters, which a name may contain, are shown as `?`. */
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

/** Indented JSON of the same meaning, with every character escaped that a terminal would obey or be misled by. */
export function printableJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2)
  // Line ends here are JSON's own: those within strings are already escaped. Surrogates are escaped one by one.
  return text.replaceAll(/[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}

/** `2026-12-31 23:59 UTC`. */
export function moment(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 16)} UTC`
}
