/** What the couple told, item by item: taken from a reading, corrected and added by hand. */
import type { Fact } from '../../writer/fact.ts'
import { mergeFacts } from '../../writer/merge-facts.ts'
import type { Ceremony } from '../document.ts'
import { changed } from './change.ts'

/** What a hand may say of a fact. */
export type FactCorrection = Partial<Pick<Fact, 'words' | 'mayBeUsed'>> & {
  /** Null for a fact that is no secret any more. */
  secretFor?: NonNullable<Fact['secretFor']> | null
}

/** The questions whose answers were read anew, by the fingerprints before and after. */
function sourcesRead(
  former: Readonly<Record<string, string>>,
  read: Readonly<Record<string, string>>,
): string[] {
  const isAll = former['leaveUnsaid'] !== read['leaveUnsaid']
  return Object.keys(read).filter(
    (source) => source !== 'leaveUnsaid' && (isAll || former[source] !== read[source]),
  )
}

/**
 * Takes what a reading found. It replaces what was known of the answers that were read; whatever was corrected or added
 * by hand stays as it is.
 * @param answersRead the fingerprints that the reading ended with
 */
export function takeFacts(
  ceremony: Ceremony,
  found: readonly Fact[],
  answersRead: Readonly<Record<string, string>>,
  nowMs: number,
): Ceremony {
  const read = sourcesRead(ceremony.answersRead ?? {}, answersRead)
  const byId = new Map(found.map((fact) => [fact.id, fact]))
  // Judged again under other wishes, though their answers were not read again.
  const known = ceremony.facts.map((fact) => {
    const again = byId.get(fact.id)
    return again === undefined || fact.isCorrected === true ? fact : again
  })
  const facts = mergeFacts(known, [...byId.values()], read)
  return changed(ceremony, { facts, answersRead: { ...answersRead } }, nowMs)
}

/** Forgets what was read from answers that are empty now; the same ceremony if there is nothing of the kind. */
export function dropFactsWithoutAnswer(ceremony: Ceremony, nowMs: number): Ceremony {
  const facts = ceremony.facts.filter(
    ({ source, isCorrected }) =>
      isCorrected === true || source === 'hand' || isAnswered(ceremony, source),
  )
  return facts.length === ceremony.facts.length ? ceremony : changed(ceremony, { facts }, nowMs)
}

function isAnswered({ answers }: Ceremony, source: string): boolean {
  return (answers[source]?.text ?? '').trim() !== ''
}

/** Corrects a fact; no later reading changes it back. What a hand allows is no longer withheld. */
export function correctFact(
  ceremony: Ceremony,
  id: string,
  correction: FactCorrection,
  nowMs: number,
): Ceremony {
  const facts = ceremony.facts.map((fact) => {
    if (fact.id !== id) return fact
    const { secretFor: formerSecret, withheld, ...rest } = fact
    const { secretFor = formerSecret, ...made } = correction
    return {
      ...rest,
      ...made,
      isCorrected: true,
      ...(secretFor ? { secretFor } : {}),
      ...(withheld && correction.mayBeUsed !== true ? { withheld } : {}),
    }
  })
  return changed(ceremony, { facts }, nowMs)
}

/** Adds a fact by hand; it counts as said. */
export function addFact(ceremony: Ceremony, id: string, words: string, nowMs: number): Ceremony {
  const fact: Fact = { id, words, source: 'hand', mayBeUsed: true, isCorrected: true }
  return changed(ceremony, { facts: [...ceremony.facts, fact] }, nowMs)
}

/** Takes away a fact that was added by hand. */
export function removeFact(ceremony: Ceremony, id: string, nowMs: number): Ceremony {
  const facts = ceremony.facts.filter((fact) => fact.id !== id)
  return changed(ceremony, { facts }, nowMs)
}
