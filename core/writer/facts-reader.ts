/** Facts from a service's answer, while it streams in. */
import type { Fact, MissingMatter } from './fact.ts'
import { createJsonStream, parseJsonAnswer } from './json-stream.ts'
import {
  type FactLabels,
  factOf,
  type LabelledWish,
  type Reading,
  readLabels,
  readMissing,
  readWish,
  type Silence,
  silenceOf,
  unlabelledFacts,
} from './read-facts.ts'

/** What a whole reading came to. */
export interface FactsRead {
  facts: Fact[]
  /** Sources of which nothing may be said. */
  withheld: string[]
  missing: MissingMatter[]
}

export interface FactsReader {
  /** The facts that are whole with this piece, by the wishes known so far: `end` may judge them again. */
  feed(piece: string): Fact[]
  /**
   * Everything, once the answer is whole; facts already handed out are among it, unchanged in id. Undefined if nothing
   * in the answer pointed at a clause, unless it plainly says that there are no facts: then the service has answered
   * nonsense. An answer that broke off is read as far as it came.
   */
  end(answer?: string): FactsRead | undefined
}

/** Starts reading one answer. */
export function createFactsReader(reading: Reading): FactsReader {
  const stream = createJsonStream()
  const wishes: LabelledWish[] = []
  const labelled: FactLabels[] = []
  const missing: string[] = []
  const taken = new Set<number>()
  let silence: Silence | undefined

  const sourceOf = new Map(reading.clauses.map(({ number, source }) => [number, source]))

  /**
   * A clause belongs to one fact: the first that points at it. A fact is of one answer: what its labels say of another is
   * left to be judged by itself.
   */
  function claim(labels: FactLabels): FactLabels | undefined {
    const free = labels.clauses.filter((number) => !taken.has(number))
    const source = sourceOf.get(Math.min(...free))
    const clauses = free.filter((number) => sourceOf.get(number) === source)
    for (const number of clauses) taken.add(number)
    return clauses.length === 0 ? undefined : { ...labels, clauses }
  }

  return {
    feed(piece) {
      const certain: Fact[] = []
      for (const { key, value } of stream.feed(piece)) {
        if (key === 'wishes') {
          const wish = readWish(value)
          if (wish) wishes.push(wish)
          silence = undefined
        } else if (key === 'facts') {
          const labels = readLabels(value)
          const own = labels && claim(labels)
          if (!own) continue
          labelled.push(own)
          silence ??= silenceOf(wishes, reading)
          const fact = factOf(own, silence, reading)
          if (fact) certain.push(fact)
        } else if (key === 'missing' && typeof value === 'string') missing.push(value)
      }
      return certain
    },
    end(answer = '') {
      const known = new Set(reading.clauses.map(({ number }) => number))
      const pointed = wishes.length > 0 || [...taken].some((number) => known.has(number))
      if (!pointed && !saysNoFacts(answer)) return undefined
      const final = silenceOf(wishes, reading)
      const facts = [
        ...labelled
          .map((labels) => factOf(labels, final, reading))
          .filter((one) => one !== undefined),
        ...unlabelledFacts(taken, final, reading),
      ]
      return {
        facts: [...new Map(facts.map((fact) => [fact.id, fact])).values()],
        withheld: [...final.unclear],
        missing: readMissing(missing),
      }
    },
  }
}

function saysNoFacts(answer: string): boolean {
  const facts = parseJsonAnswer(answer)?.['facts']
  return Array.isArray(facts) && facts.length === 0
}
