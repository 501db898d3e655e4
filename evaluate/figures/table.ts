import type { EvaluationFigure } from './figures.ts'

/** One set of texts and its figures: the former product's, the present ones, a service's. */
export interface Column {
  title: string
  figures: readonly EvaluationFigure[]
}

function saidOf({ value, unit }: EvaluationFigure): string {
  if (unit === '%') return `${value.toFixed(0)} %`
  if (unit === 'US$') return `US$ ${value.toFixed(3)}`
  return unit.startsWith('a ') ? `${value.toFixed(2)} ${unit}` : String(value)
}

function goalOf({ goal, atLeast, unit }: EvaluationFigure): string {
  if (atLeast !== undefined) return `>= ${atLeast}${unit === '%' ? ' %' : ''}`
  if (goal === undefined) return ''
  return goal === 0 ? '0' : `<= ${goal}`
}

/** Whether the figure reaches its goal; one without a goal does. */
function isReached({ value, goal, atLeast }: EvaluationFigure): boolean {
  return value <= (goal ?? value) && value >= (atLeast ?? value)
}

/** A Markdown table, a line for each figure; a missed goal stands out. */
export function tableOf(columns: readonly Column[]): string {
  const full = columns.filter(({ figures }) => figures.length > 0)
  const names = [...new Set(full.flatMap(({ figures }) => figures.map(({ name }) => name)))]
  const rows = names.map((name) => {
    const cells = full.map(({ figures }) => figures.find((figure) => figure.name === name))
    const goal = cells.findLast((cell) => cell !== undefined)
    const said = cells.map((cell) =>
      cell === undefined ? '' : isReached(cell) ? saidOf(cell) : `**${saidOf(cell)}**`,
    )
    return [name, ...said, goal === undefined ? '' : goalOf(goal)]
  })
  const head = ['figure', ...full.map(({ title }) => title), 'goal']
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
