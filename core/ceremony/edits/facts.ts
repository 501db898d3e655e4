/** What the couple told, item by item: taken from a reading, corrected and added by hand. */
import type { Fact } from '../../writer/fact.ts'
import { mergeFacts } from '../../writer/merge-facts.ts'
import { isUnclear } from '../../writer/unclear-facts.ts'
import type { TextName } from '../ceremony.ts'
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

/** The texts that something has been written for. */
function textsWritten({ plan }: Ceremony): TextName[] {
  return plan.flatMap(({ body }) =>
    body.kind === 'written' && body.content.trim() !== '' ? [body.text] : [],
  )
}

/** How a fact was told, once a hand has reworded it; nothing where it says again what was told. */
function tellingOf(fact: Fact, words: string, ceremony: Ceremony): Pick<Fact, 'toldAs' | 'toldIn'> {
  const { toldAs = fact.words, toldIn = [], source } = fact
  if (words === toldAs) return {}
  const written = [...new Set([...toldIn, ...textsWritten(ceremony)])]
  // What the celebrant added stands in no answer; only a text may say it as it was.
  if (source === 'hand' && written.length === 0) return {}
  return { toldAs, ...(written.length > 0 && { toldIn: written }) }
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
    const { secretFor: formerSecret, withheld, toldAs: _told, toldIn: _texts, ...rest } = fact
    const { secretFor = formerSecret, ...made } = correction
    return {
      ...rest,
      ...made,
      isCorrected: true,
      ...tellingOf(fact, correction.words ?? fact.words, ceremony),
      ...(secretFor ? { secretFor } : {}),
      ...(withheld && correction.mayBeUsed !== true ? { withheld } : {}),
    }
  })
  return changed(ceremony, { facts }, nowMs)
}

/**
 * Allows what waits of one answer, as if each were ticked by hand. What was asked to be left out stays out, and so does
 * the request itself.
 */
export function allowUnclear(ceremony: Ceremony, source: string, nowMs: number): Ceremony {
  return ceremony.facts
    .filter((fact) => fact.source === source && isUnclear(fact))
    .reduce((now, { id }) => correctFact(now, id, { mayBeUsed: true }, nowMs), ceremony)
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

/** A text is written anew from the facts as they are: it will no longer say what a hand has put right. */
export function forgetTelling(ceremony: Ceremony, text: TextName): Ceremony {
  const facts = ceremony.facts.map((fact) => {
    const { toldIn, ...rest } = fact
    const left = toldIn?.filter((one) => one !== text) ?? []
    return left.length === 0 ? rest : { ...rest, toldIn: left }
  })
  return { ...ceremony, facts }
}

/** A former text has come back: it may say things as they were told. */
export function recallTelling(ceremony: Ceremony, text: TextName): Ceremony {
  const facts = ceremony.facts.map((fact) =>
    fact.toldAs === undefined
      ? fact
      : { ...fact, toldIn: [...new Set([...(fact.toldIn ?? []), text])] },
  )
  return { ...ceremony, facts }
}
