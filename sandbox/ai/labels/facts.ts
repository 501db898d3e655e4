import { isPlainRequest, leaveOutCue, permissionCue, withoutOrders } from '../plain/told.ts'
import type { ReadPrompt } from '../read-prompt.ts'

interface Clause {
  number: number
  /** The question it answers. */
  source: string
  text: string
}

const textOf: Readonly<Record<string, string>> = {
  guestCities: 'welcome',
  success: 'finalMessage',
}

const sensitive =
  /\b(morr|falec|morte|doen|hospital|dívida|died?\b|dead\b|death|hurt|illness|visa|mort\b|morte\b|malad|muri|enferm|pleito)/iu

const missingBySource: readonly (readonly [string, string])[] = [
  ['guestCities', 'guestCities'],
  ['howTheyMet', 'howTheyMet'],
  ['success', 'success'],
]

/** Numbered clauses under the heading of their answer: `howTheyMet: How did you meet?`, then `3 In a queue`. */
function clausesOf(block: string, source = ''): Clause[] {
  let current = source
  return block.split('\n').flatMap((line) => {
    const heading = /^([a-zA-Z]+):/.exec(line)?.[1]
    if (heading !== undefined && !/^\d/.test(line)) current = heading
    const [, number, text] = /^(\d+)[.)]?\s+(.*)$/.exec(line) ?? []
    return number === undefined || text === undefined
      ? []
      : [{ number: Number(number), source: current, text }]
  })
}

const endsSentence = /[.!?…][”"»’)\]]*$/u

/** Clauses are cut at these, and at line breaks: where none stands, a line has ended. A typed dash ends a note. */
const goesOn = /[,;:–—]$/u

/** Neighbours in one sentence make sense only together. */
function sentencesOf(clauses: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = []
  for (const clause of clauses) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isNext = last?.number === clause.number - 1 && last.source === clause.source
    const isOpen = last !== undefined && goesOn.test(last.text) && !endsSentence.test(last.text)
    if (group && isNext && isOpen) group.push(clause)
    else groups.push([clause])
  }
  return groups
}

/**
 * Labels for the clauses as far as they can be told without understanding them: each sentence is one fact of the answer's
 * own text; a wish is found by its words, and what it means stays unclear unless it says so itself; a hardship is allowed
 * where somebody says so.
 */
export function factsAnswer({ names, blocks }: ReadPrompt): object {
  const clauses = clausesOf(blocks.get('clauses') ?? '')
  const wished = clausesOf(blocks.get('leave_unsaid') ?? '', 'leaveUnsaid')
  const asks = clauses.filter(({ text }) => leaveOutCue.test(text))
  const allowed = new Set(
    clauses.filter(({ text }) => permissionCue.test(text)).map(({ source }) => source),
  )
  const facts = clauses.filter(
    (clause) =>
      !asks.includes(clause) &&
      !permissionCue.test(clause.text) &&
      withoutOrders(clause.text) !== '',
  )
  const sources = new Set(clauses.map(({ source }) => source))
  return {
    wishes: [...asks, ...wished].map((wish) => ({
      clauses: [wish.number],
      leaveOut: [],
      isClear:
        isPlainRequest(wish.text) &&
        !clauses.some(({ source, text }) => source === wish.source && sensitive.test(text)),
    })),
    facts: sentencesOf(facts).map((group) => {
      const text = group.map((clause) => clause.text).join(' ')
      const source = group[0]?.source ?? ''
      return {
        clauses: group.map(({ number }) => number),
        who: whoIn(text, names),
        when: /\b(?:19|20)\d\d\b/.exec(text)?.[0] ?? '',
        texts: [textOf[source] ?? 'ceremony'],
        sensitive: sensitive.test(text),
        hardship: source !== 'challenges' ? 'none' : allowed.has(source) ? 'allowed' : 'notAllowed',
        manner: 'none',
        doubt: '',
      }
    }),
    missing: missingBySource.flatMap(([source, missing]) => (sources.has(source) ? [] : [missing])),
  }
}

function whoIn(text: string, [first, second]: readonly [string, string]): string {
  const isFirst = first !== '' && text.includes(first)
  const isSecond = second !== '' && text.includes(second)
  if (isFirst === isSecond) return 'both'
  return isFirst ? 'first' : 'second'
}
