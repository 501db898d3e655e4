/** The check: everything worth a second look before a script is read aloud. It runs here alone and blocks nothing. */
import type { Ceremony } from '../ceremony/document.ts'
import { firstKeyOf } from '../ceremony/second-language.ts'
import type { Library } from '../library/piece.ts'
import type { CheckContext } from './check-context.ts'
import {
  type CheckedScript,
  checkedScript,
  checkedSecond,
  readLinesAhead,
} from './checked-script.ts'
import type { Finding } from './finding.ts'
import { formerDetails } from './former-details.ts'
import { presentThoughInMemory } from './in-memory.ts'
import { leftBlank } from './left-blank.ts'
import { leftUnsaid } from './left-unsaid.ts'
import { legalWords, missingLegalWords } from './legal-words.ts'
import { lengthOfScript } from './length-of-script.ts'
import { longRepeats, longSentences } from './lengths.ts'
import { nobodyBrings } from './nobody-brings.ts'
import { privateData } from './private-data.ts'
import { readSentences } from './read-sentences.ts'
import { repeatedWords } from './repeated-words.ts'
import { secretsOnCards } from './secrets.ts'
import { strangeNames } from './strange-names.ts'
import { unsourcedFigures } from './unsourced-figures.ts'
import { unsourcedNames } from './unsourced-names.ts'
import { usualChildrenEnter } from './usual-children.ts'
import { wornPhrases } from './worn-phrases.ts'
import { wrongAgreement } from './wrong-agreement.ts'

/** What may be red, and may therefore show while somebody types. */
const urgent: readonly ((script: CheckedScript) => Finding[])[] = [
  readSentences,
  presentThoughInMemory,
  missingLegalWords,
  leftUnsaid,
  privateData,
  secretsOnCards,
  strangeNames,
  formerDetails,
  wrongAgreement,
  legalWords,
  leftBlank,
]

/** What may wait for whoever asks. */
const calm: typeof urgent = [
  lengthOfScript,
  nobodyBrings,
  usualChildrenEnter,
  unsourcedNames,
  unsourcedFigures,
  wornPhrases,
  repeatedWords,
  longSentences,
  longRepeats,
]

/** What can be told of a second text: names, what is not to be said, and what concerns a sentence alone. */
const urgentInSecond: typeof urgent = [
  leftUnsaid,
  privateData,
  secretsOnCards,
  strangeNames,
  formerDetails,
  wrongAgreement,
  legalWords,
  leftBlank,
]

const calmInSecond: typeof urgent = [unsourcedNames, wornPhrases, longSentences, longRepeats]

type Place = NonNullable<Finding['place']>

function isWithin(inner: Place, outer: Place): boolean {
  return (
    outer.sectionKey === inner.sectionKey &&
    outer.line === inner.line &&
    outer.start < inner.end &&
    inner.start < outer.end &&
    outer.end - outer.start >= inner.end - inner.start
  )
}

/**
 * Of two findings in the same words the red one is enough; of what is held back the one that read the whole sentence; and
 * a name, a number or a date that nobody gave says better than its sentence what nobody told.
 */
function isCovered(finding: Finding, findings: readonly Finding[]): boolean {
  const { place, kind, severity } = finding
  if (place === undefined) return false
  const isBetter = (other: Finding): boolean => {
    if (other.place === undefined || other === finding) return false
    if (kind === 'unbackedClaim' && other.kind.startsWith('unsourced')) {
      return isWithin(other.place, place)
    }
    if (kind === 'leftUnsaid' && other.kind === 'held') return isWithin(place, other.place)
    return severity !== 'red' && other.severity === 'red' && isWithin(place, other.place)
  }
  return findings.some(isBetter)
}

/** What the second reading hears of what is held back comes first. */
const first: readonly Finding['kind'][] = ['held']

/** Then those about the whole, then as they are met in reading. */
function inReadingOrder(findings: readonly Finding[], { script }: CheckedScript): Finding[] {
  const position = new Map(script.sections.map(({ key }, index) => [key, index]))
  const rank = ({ place, kind }: Finding): [number, number, number] => {
    if (place === undefined) return [-1, 0, 0]
    const { sectionKey: key, line, start } = place
    // A second text comes after its own section.
    const section = position.get(key) ?? (position.get(firstKeyOf(key) ?? key) ?? 0) + 0.5
    return [first.includes(kind) ? section - script.sections.length - 2 : section, line, start]
  }
  return findings.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)]
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
  })
}

/**
 * All findings that nobody has accepted, in the order in which they are met, in both languages. Those in a second text
 * have its `secondKey`, and lines counted in its language. Never fails, changes nothing, and takes
 * tens of milliseconds for an hour's script.
 * @param library the library in the ceremony's language, with that of the second one
 */
export function findingsOf(
  ceremony: Ceremony,
  library: Library,
  context: CheckContext = {},
): Finding[] {
  const steps = findingSteps(ceremony, library, context)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return withoutAccepted(step.value, ceremony)
  }
}

/** Those that nobody has called right. */
export function withoutAccepted(
  findings: readonly Finding[],
  { acceptedFindings }: Pick<Ceremony, 'acceptedFindings'>,
): Finding[] {
  const accepted = new Set(acceptedFindings)
  return findings.filter(({ id }) => !accepted.has(id))
}

/** Works out, only when it is called, what has been found by then. */
export type FoundSoFar = () => Finding[]

/**
 * The same in steps of some milliseconds, between which a key can be answered: each yields what has been found so far,
 * and what it returns is everything, accepted or not. What is red is found first. `onlyRed` is for while somebody types.
 */
export function* findingSteps(
  ceremony: Ceremony,
  library: Library,
  context: CheckContext,
  { onlyRed } = { onlyRed: false },
): Generator<FoundSoFar, Finding[]> {
  const findings: Finding[] = []
  for (const _ of readLinesAhead(ceremony, library)) yield () => []
  const script = checkedScript(ceremony, library, context)
  const found: FoundSoFar = () => {
    const shown = onlyRed ? findings.filter(({ severity }) => severity === 'red') : findings
    return inReadingOrder(
      shown.filter((finding) => !isCovered(finding, shown)),
      script,
    )
  }
  yield found
  const second = checkedSecond(script, library)
  const rounds = [
    { checks: urgent, of: script },
    ...(second === undefined ? [] : [{ checks: urgentInSecond, of: second }]),
    ...(onlyRed ? [] : [{ checks: calm, of: script }]),
    ...(onlyRed || second === undefined ? [] : [{ checks: calmInSecond, of: second }]),
  ]
  for (const { checks, of } of rounds) {
    for (const check of checks) {
      findings.push(...check(of))
      yield found
    }
  }
  return found()
}
