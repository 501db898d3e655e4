import type { Figure } from './figure.ts'

/** Significant digits only: no decimals from 100 up, one from 10 up, otherwise two. */
function written(value: number): string {
  if (Number.isInteger(value)) return String(value)
  if (Math.abs(value) >= 100) return value.toFixed(0)
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2)
}

function goalOf({ goal, atLeast, value, unit }: Figure): string {
  if (atLeast !== undefined) {
    return `>= ${written(atLeast)} ${unit} ${value >= atLeast ? 'met' : 'MISSED'}`
  }
  if (goal === undefined) return ''
  return `<= ${written(goal)} ${unit} ${value <= goal ? 'met' : 'MISSED'}`
}

/** Figures as a Markdown table, readable in a terminal and ready to paste into the documentation. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'value', 'goal', 'note'],
    ...figures.map((figure) => [
      figure.name,
      Number.isNaN(figure.value) ? 'missing' : `${written(figure.value)} ${figure.unit}`,
      goalOf(figure),
      figure.note ?? '',
    ]),
  ]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(head), rule, ...body.map(line)].join('\n')
}
