/** The clauses that a second reading points at by number, and what of each is held back. */
import { type Clause, clausesOf } from '../../told/clauses.ts'
import type { HeldReason } from '../../told/told-range.ts'
import type { SentRange } from '../../writer/writing-request.ts'
import type { SecondReadingRequest } from './second-reading-request.ts'

export interface ReadClause extends Clause {
  /** Why it is held back; absent where all of it may be said. */
  held?: HeldReason
  /** The words that are, where the rest of it may be said. */
  heldWords?: string
  /** How far the permission to say it goes. */
  limit?: string
}

/** Whether anything is said in what is left of a clause. */
const saysSomething = /[\p{L}\p{N}]/u

function markedWith(clause: Clause, ranges: readonly SentRange[]): ReadClause {
  const meeting = ranges.filter(({ start, end }) => start < clause.end && clause.start < end)
  const limit = meeting.find((range) => range.decision === 'allow' && range.limit)?.limit
  const held = meeting.filter(({ decision }) => decision === 'hold')
  const [first] = held
  const marked = { ...clause, ...(limit !== undefined && { limit }) }
  if (first === undefined) return marked
  let [free, reached] = ['', clause.start]
  const words: string[] = []
  for (const { start, end } of held) {
    free += clause.text.slice(reached - clause.start, Math.max(start, clause.start) - clause.start)
    words.push(clause.text.slice(Math.max(start, clause.start) - clause.start, end - clause.start))
    reached = Math.min(end, clause.end)
  }
  free += clause.text.slice(reached - clause.start)
  return {
    ...marked,
    held: first.why,
    ...(saysSomething.test(free) && { heldWords: words.join(' … ') }),
  }
}

/** In the order of their numbers, which are their positions and one. */
export function readClauses({ tellings }: Pick<SecondReadingRequest, 'tellings'>): ReadClause[] {
  const ranges = new Map(tellings.map((telling) => [telling.id, telling.ranges]))
  return clausesOf(tellings.map(({ id, text }) => ({ source: id, text }))).map((clause) =>
    markedWith(clause, ranges.get(clause.source) ?? []),
  )
}

/** Whether nothing of the clause may be said. */
export function isWhollyHeld({ held, heldWords }: ReadClause): boolean {
  return held !== undefined && heldWords === undefined
}
