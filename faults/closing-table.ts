/** What the harness prints at the end. */
import type { EngineName, Outcome } from './scenario.ts'

export interface Row {
  scenario: string
  engine: EngineName
  seed: number
  seconds: number
  outcome: Outcome
}

/** Rounds, faults of each kind, losses and whatever else a scenario counted, as Markdown. */
export function closingTable(rows: readonly Row[]): string {
  const heads = ['scenario', 'engine', 'rounds', 'faults', 'paid', 'letters', 'again', 'opened']
  const main = rows.map(({ scenario, engine, outcome }) => {
    const { rounds, injected, judgement } = outcome
    const { paid, letters, repeatedLetters, opened, losses } = judgement
    const numbers = [rounds, sumOf(injected), paid, letters, repeatedLetters, opened]
    return [scenario, engine, ...numbers.map(String), String(losses.length)]
  })
  const sums = new Map<string, number>()
  for (const { outcome } of rows) {
    for (const [kind, times] of Object.entries(outcome.injected)) {
      sums.set(kind, (sums.get(kind) ?? 0) + times)
    }
  }
  const figures = rows.flatMap(({ scenario, engine, outcome }) =>
    Object.entries(outcome.figures ?? {}).map(([what, number]) => [
      ...[scenario, engine, what],
      String(number),
    ]),
  )
  const kinds = [...sums].map(([kind, times]) => [kind, String(times)])
  return [
    tableOf([...heads, 'losses'], main),
    tableOf(['fault', 'injected'], kinds),
    ...(figures.length > 0 ? [tableOf(['scenario', 'engine', 'also', 'number'], figures)] : []),
    `rounds ${sumOf(rows.map(({ outcome }) => outcome.rounds))}, faults injected ${sumOf([...sums.values()])}, losses ${sumOf(rows.map(({ outcome }) => outcome.judgement.losses.length))}`,
  ].join('\n\n')
}

function sumOf(numbers: readonly number[] | Readonly<Record<string, number>>): number {
  return Object.values(numbers).reduce((sum, number) => sum + number, 0)
}

function tableOf(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((_, place) =>
    Math.max(...[head, ...body].map((row) => (row[place] ?? '').length)),
  )
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(head), rule, ...body.map(line)].join('\n')
}
