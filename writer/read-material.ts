/** What the texts of a press are written from: facts as far as answers can be read, the answers themselves otherwise. */
import type { Fact } from '#core/writer/fact.ts'
import { unreadAnswers } from '#core/writer/facts-prompt.ts'
import { fingerprint } from '#core/writer/fingerprint.ts'
import { mergeFacts } from '#core/writer/merge-facts.ts'
import { rawAnswers } from '#core/writer/raw-answers.ts'
import type { Material } from '#core/writer/three-texts/sayable.ts'
import { touches } from '#core/writer/wish-cues.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import type { AskOptions, Spending, TextService } from './ask-for-text.ts'
import type { Failure } from './failure.ts'
import { readAnswers } from './read-answers.ts'

export interface MaterialStream {
  emit: (event: WritingEvent) => void
  failed: (failure: Failure) => void
  spent: (spending: Spending) => void
  stop: AbortSignal
}

/** A fact under the wishes as they are now, which may be later than its reading; what a hand allowed stays allowed. */
function underWishes(fact: Fact, { leaveUnsaid, couple }: WritingRequest): Fact {
  const names = couple.flatMap(({ called, full }) => [called, full])
  return fact.mayBeUsed && fact.isCorrected !== true && touches(fact.words, leaveUnsaid, names)
    ? { ...fact, mayBeUsed: false, withheld: 'asked' }
    : fact
}

/**
 * Reads what has not been read, and says so event by event, `facts-ended` last. Undefined when stopped. A reading that
 * fails costs no text: its answers go to the writers themselves, as far as no wish keeps them back.
 */
export async function readMaterial(
  service: TextService,
  request: WritingRequest,
  options: Omit<AskOptions, 'onDelta' | 'responseFormat'>,
  { emit, failed, spent, stop }: MaterialStream,
): Promise<Material | undefined> {
  const unread = unreadAnswers(request)
  const unreadSources = new Set<string>(unread.map(({ question }) => question))
  // Of an answer that is read again every fact is news: whoever listens cannot know which were found again.
  const shown = new Map(
    request.facts
      .filter(({ source, isCorrected }) => isCorrected === true || !unreadSources.has(source))
      .map((fact) => [fact.id, fact]),
  )
  const isNews = (fact: Fact): boolean => {
    const former = shown.get(fact.id)
    shown.set(fact.id, fact)
    return JSON.stringify(former) !== JSON.stringify(fact)
  }
  const show = (fact: Fact): void => {
    if (isNews(fact)) emit({ event: 'fact', fact })
  }
  const corrected = new Set(
    request.facts.filter(({ isCorrected }) => isCorrected).map(({ id }) => id),
  )

  let facts = request.facts.map((fact) => underWishes(fact, request))
  let answers: Material['answers'] = []
  let withheld: readonly string[] = []
  const answersRead = readBefore(request)
  if (unread.length === 0) {
    for (const fact of facts) show(fact)
    emit({ event: 'facts-ended', outcome: 'nothing-new', answersRead, missing: [] })
    return { facts, answers }
  }

  const hear = {
    show: (fact: Fact): void => {
      if (!corrected.has(fact.id)) show(fact)
    },
    spent,
  }
  const outcome = await readAnswers(service, request, unread, options, hear, stop)
  if (outcome.kind === 'stopped' || stop.aborted) return undefined
  if (outcome.kind === 'read') {
    if (outcome.failure) failed(outcome.failure)
    const sources = unread.map(({ question }) => question)
    facts = mergeFacts(facts, outcome.read.facts, sources)
    for (const fact of facts) show(fact)
    withheld = outcome.read.withheld
    for (const question of sources) {
      if (withheld.includes(question)) emit({ event: 'withheld', question })
    }
    for (const { question, text } of unread) answersRead[question] = fingerprint(text)
    answersRead['leaveUnsaid'] = fingerprint(request.leaveUnsaid)
    emit({ event: 'facts-ended', outcome: 'read', answersRead, missing: outcome.read.missing })
  } else {
    failed(outcome.failure)
    const raw = rawAnswers(unread, request)
    answers = raw.answers
    withheld = raw.withheld
    // What was known of these answers is told by themselves now; corrections stay.
    facts = facts.filter(({ source, isCorrected }) => isCorrected || !unreadSources.has(source))
    for (const question of raw.withheld) emit({ event: 'withheld', question })
    emit({ event: 'facts-ended', outcome: 'failed', answersRead, missing: [] })
  }
  return { facts, answers, withheld }
}

/** The fingerprints of answers that are as they were read. */
function readBefore({ answers, answersRead }: WritingRequest): Record<string, string> {
  const known: Record<string, string> = {}
  for (const { question, text } of answers) {
    const print = fingerprint(text)
    if (Object.hasOwn(answersRead, question) && answersRead[question] === print) {
      known[question] = print
    }
  }
  const wishes = answersRead['leaveUnsaid']
  return wishes === undefined ? known : { ...known, leaveUnsaid: wishes }
}
