/**
 * Converts a ceremony of formats 2 to 4, which kept a list of facts beside the answers. The answers become tellings; what
 * its facts held back is held in place, and nothing that was held becomes free. The same document gives the same one
 * again, so that two devices agree on it.
 */
import * as v from 'valibot'
import { placesOf } from '../../told/place-quote.ts'
import type { Telling } from '../../told/telling.ts'
import type { ToldRange } from '../../told/told-range.ts'
import { questionIds } from '../question-ids.ts'
import { type Decision, placed } from './placed-decisions.ts'

const factSchema = v.object({
  words: v.string(),
  /** As it was told, where a hand has reworded it. */
  toldAs: v.optional(v.string()),
  /** The id of a question, or `hand` for what the celebrant added. */
  source: v.string(),
  mayBeUsed: v.boolean(),
  withheld: v.optional(v.string()),
  secretFor: v.optional(v.picklist(['first', 'second', 'both', 'everyone'])),
  /** Changed by hand. */
  isCorrected: v.optional(v.boolean()),
})

type Fact = v.InferOutput<typeof factSchema>

/** In the words of a fact, between clauses that did not follow one another in the answer. */
const clausesApart = ' … '

const listed = v.array(v.looseObject({}))

/** What of a document became something else. */
const documentSchema = v.looseObject({
  answers: v.record(
    v.string(),
    v.object({
      text: v.string(),
      answeredBy: v.optional(v.picklist(['first', 'second', 'both'])),
    }),
  ),
  facts: v.array(factSchema),
  answersRead: v.optional(v.record(v.string(), v.string())),
  wishes: v.looseObject({ challengesMayBeTold: v.optional(v.boolean()) }),
  people: listed,
  children: listed,
  pets: listed,
  entrances: v.optional(listed),
})

type Answers = v.InferOutput<typeof documentSchema>['answers']

function numbered(all: readonly object[], kind: string): object[] {
  return all.map((one, position) => ({ ...one, id: `${kind}-${position + 1}` }))
}

/** The answers that say something, in the order of the questions; of other questions by their ids. */
function answersTold(answers: Answers): Telling[] {
  const order: readonly string[] = questionIds
  const rank = (question: string): number =>
    (order.indexOf(question) + order.length + 1) % (order.length + 1)
  return Object.entries(answers)
    .filter(([, { text }]) => text !== '')
    .toSorted(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .map(([question, { text, answeredBy }]) => {
      const id = order.includes(question) ? question : `answer-${question}`
      return { id, from: 'answer', question, by: answeredBy ?? 'unknown', text }
    })
}

function isHeld({ mayBeUsed, secretFor }: Fact): boolean {
  return !mayBeUsed || secretFor !== undefined
}

/** The stretches of an answer that a fact was read from. */
function partsOf({ toldAs, words }: Fact): string[] {
  return (toldAs ?? words).split(clausesApart).filter((part) => part.trim() !== '')
}

/** Before format 3 a fact that a hand reworded did not say how it was told: its words stand in no answer. */
function isReworded(fact: Fact, answer: Telling | undefined): boolean {
  const { toldAs, words, isCorrected } = fact
  if (answer === undefined || isCorrected !== true) return false
  return toldAs === undefined
    ? partsOf(fact).some((part) => placesOf(answer.text, part).length === 0)
    : toldAs !== words
}

/** What was decided about the words of a fact, and by whom. */
function decisionOf(fact: Fact): Pick<Decision, 'by' | 'why' | 'secretFor'> {
  const { secretFor, withheld, isCorrected, source } = fact
  const isByHand = isCorrected === true || secretFor !== undefined || source === 'hand'
  const by = isByHand ? 'hand' : 'reading'
  if (secretFor !== undefined) return { by, why: 'private', secretFor }
  if (withheld === 'request') return { by, why: 'request' }
  // Where a wish might have meant it, nobody has said yet whether it may be told.
  return { by, why: withheld === 'hardship' || withheld === 'unclear' ? 'hardship' : 'asked' }
}

/** What is to be held or allowed of the answer that a fact was read from; that may be empty by now. */
function decisionsIn(fact: Fact, answer: Telling | undefined): Decision[] {
  const isSilenced = isHeld(fact)
  if (!isSilenced && fact.isCorrected !== true) return []
  const decision = isSilenced || isReworded(fact, answer) ? 'hold' : 'allow'
  return partsOf(fact).map((quote) => ({
    ...decisionOf(fact),
    ...{ telling: answer?.id ?? '', quote, decision, isSilenced },
  }))
}

/** What the celebrant said in words of their own: what they added or reworded, and secrets that no answer tells any more. */
function isTellingOfItsOwn(fact: Fact, answer: Telling | undefined): boolean {
  if (fact.words.trim() === '') return false
  if (fact.source === 'hand' || isReworded(fact, answer)) return true
  const isByHand = fact.isCorrected === true || fact.secretFor !== undefined
  return answer === undefined && isHeld(fact) && isByHand
}

/**
 * Without a word of this kind nobody asks for silence. Far wider than `core/told/wish-cues.ts`, which would be four times
 * the weight of all migrations for pages that only read: whoever says `no` of anything else has the answer read first.
 */
const mayAsk =
  /(?<!\p{L})(?:(?:n[ãa]o|nem|nunca|jamais|nada|sem|fora|menos|só|so|no|not|never|nothing|without|out|only|just|between|pas|ne|rien|sans|sauf|hors|entre|svp|sin|salvo|sólo|solo)(?!\p{L})|exce|evit|évit|segred|secre|favor|melhor|mejor|prefer|préf|plutôt|deix|dej|laiss|leave|pular|skip|keep|guard|gard|omit|avoid|please|rather|forget|private|esque[cç]|olvid|oubli|calla)|n['’]\p{L}/iu

interface Told {
  tellings: Telling[]
  ranges: ToldRange[]
}

/** Facts times characters. Thrice what the fullest ceremony has; beyond it is a file that somebody made to be slow. */
const mostWork = 30_000_000

/** All answers, all of each held. */
function allHeld(tellings: Telling[]): Told {
  const ranges = tellings.map(
    ({ id, text }): ToldRange => ({
      ...{ telling: id, start: 0, end: text.length, quote: text },
      ...{ decision: 'hold', by: 'reading', why: 'asked' },
    }),
  )
  return { tellings, ranges }
}

function toldOf(answers: Answers, facts: readonly Fact[], challengesMayBeTold: boolean): Told {
  const tellings = answersTold(answers)
  const characters = tellings.reduce((total, { text }) => total + text.length, 0)
  if (facts.length * characters > mostWork) return allHeld(tellings)
  const answered = new Map(tellings.map((telling) => [telling.question, telling]))
  const decisions: Decision[] = []
  for (const [position, fact] of facts.entries()) {
    const answer = fact.source === 'hand' ? undefined : answered.get(fact.source)
    if (fact.source !== 'hand') decisions.push(...decisionsIn(fact, answer))
    if (!isTellingOfItsOwn(fact, answer)) continue
    const id = `fact-${position + 1}`
    tellings.push({ id, from: 'notes', by: 'celebrant', text: fact.words })
    decisions.push({
      ...{ telling: id, quote: fact.words, ...decisionOf(fact), by: 'hand' },
      ...{ decision: isHeld(fact) ? 'hold' : 'allow', isSilenced: isHeld(fact) },
    })
  }
  const challenges = tellings.find(({ question }) => question === 'challenges')
  // A wish in the answer itself was stronger than the box that was ticked.
  if (challengesMayBeTold && challenges !== undefined && !mayAsk.test(challenges.text)) {
    decisions.push({
      ...{ telling: challenges.id, quote: challenges.text, decision: 'allow', by: 'hand' },
      ...{ why: 'hardship', isSilenced: false },
    })
  }
  return { tellings, ranges: placed(tellings, decisions) }
}

/** The document in format 5; undefined if it is none of those that came before. */
export function fromFacts(document: unknown): unknown {
  const parsed = v.safeParse(documentSchema, document)
  if (!parsed.success) return undefined
  const { answers, facts, answersRead, wishes, people, children, pets, entrances, ...rest } =
    parsed.output
  const { challengesMayBeTold = false, ...wished } = wishes
  const told = toldOf(answers, facts, challengesMayBeTold)
  const ids = new Map(told.tellings.map(({ question, id }) => [question, id]))
  const read = Object.entries(answersRead ?? {}).flatMap(([source, print]) => {
    const id = source === 'leaveUnsaid' ? source : ids.get(source)
    return id === undefined ? [] : [[id, print]]
  })
  return {
    ...rest,
    ...{ format: 5, wishes: wished, ...told },
    ...(answersRead && { tellingsRead: Object.fromEntries(read) }),
    people: numbered(people, 'person'),
    children: numbered(children, 'child'),
    pets: numbered(pets, 'pet'),
    ...(entrances && { entrances: numbered(entrances, 'entrance') }),
  }
}
