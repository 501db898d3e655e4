/** A script prepared for the checks: each line with its words, its sentences and whose words they are. */

import { bodyLines } from '../ceremony/body-lines.ts'
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import type { Body, Ceremony, PlacedSection } from '../ceremony/document.ts'
import { paragraphsOf } from '../ceremony/paragraphs.ts'
import { type Script, scriptOf } from '../ceremony/script.ts'
import { isReadAloud, type ScriptLine } from '../ceremony/script-line.ts'
import { inSecondLanguage } from '../ceremony/second-language.ts'
import { type Sentence, sentencesOf } from '../ceremony/sentences.ts'
import type { Library } from '../library/piece.ts'
import type { ReadSentence } from '../told/second-reading.ts'
import { folded } from '../without-accents.ts'
import type { CheckContext } from './check-context.ts'
import { type Finding, type FindingMatter, findingId, type Severity } from './finding.ts'
import type { CheckLanguage } from './language/check-language.ts'
import { checkLanguages } from './language/languages.ts'
import { standingReadings } from './second-reading/standing-readings.ts'
import { type Known, knownIn } from './sources.ts'
import { type Word, wordsOf } from './words-of.ts'

/**
 * Whose words a line holds: the writer's, the writer's as changed by hand, typed by hand, the library's, or drawn from
 * the ceremony's own fields.
 */
type Origin = 'writer' | 'edited' | 'hand' | 'library' | 'fields'

export interface CheckedLine {
  sectionKey: string
  /** What the section is: `welcome`, `reading`. */
  sectionKind: string
  /** Position among the section's lines. */
  line: number
  speaker: ScriptLine['speaker']
  /** The name before it; empty if there is none. */
  spokenBy: string
  text: string
  origin: Origin
  isSpoken: boolean
  /** Read in pieces by the celebrant and repeated. */
  isRepeated: boolean
  words: readonly Word[]
  sentences: readonly Sentence[]
}

export interface CheckedScript {
  ceremony: Ceremony
  /** In the ceremony's language. */
  library: Library
  script: Script
  language: CheckLanguage
  /** Of what the couple told and wished, which a second text is not in. */
  toldIn: CheckLanguage
  lines: readonly CheckedLine[]
  known: Known
  /** Folded words of the script and the library that also occur in lower case: no names. */
  ordinaryWords: ReadonlySet<string>
  /** What the second reading said of a sentence; undefined while it has not read it. */
  readingOf: (sentence: string) => ReadSentence | undefined
  context: CheckContext
}

type ReadText = Pick<CheckedLine, 'words' | 'sentences'>

/** While somebody types, all lines but one are as they were: reading them anew is half of a check. */
const linesRead = new Map<string, ReadText>()
const mostLinesRead = 4_000

function readLine(text: string): ReadText {
  const known = linesRead.get(text)
  if (known !== undefined) return known
  if (linesRead.size >= mostLinesRead) linesRead.clear()
  const read = { words: wordsOf(text), sentences: sentencesOf(text) }
  linesRead.set(text, read)
  return read
}

/** Reads the lines of a script one by one, so that preparing it finds them read; each step is one line. */
export function* readLinesAhead(ceremony: Ceremony, library: Library): Generator<undefined> {
  const { secondLanguage: _second, ...own } = ceremony
  for (const { lines } of scriptOf(own, library).sections) {
    for (const { text } of lines) {
      readLine(text)
      yield
    }
  }
}

function withoutEdits(body: Body): Body {
  switch (body.kind) {
    case 'library':
      return { ...body, edits: [] }
    case 'written':
      return body.ending === undefined ? body : { ...body, ending: { ...body.ending, edits: [] } }
    default:
      return body
  }
}

/** Whose words the section's lines hold; a line is the library's if the library has the same one. */
function originsOf(
  { body }: PlacedSection,
  lines: readonly ScriptLine[],
  ceremony: Ceremony,
  library: Library,
): Origin[] {
  if (body.kind === 'fields') return lines.map(() => 'fields')
  if (body.kind === 'byHand') return lines.map(() => 'hand')
  const written = body.kind === 'written' ? paragraphsOf(body.content).length : 0
  const fromLibrary = new Set(
    bodyLines(withoutEdits(body), ceremony, library).map(({ text }) => text),
  )
  const ownOrigin = body.kind === 'written' && body.origin === 'writer' ? 'writer' : 'edited'
  return lines.map(({ text }, position) => {
    if (position < written) return ownOrigin
    return fromLibrary.has(text) ? 'library' : 'hand'
  })
}

function checkedLines(ceremony: Ceremony, library: Library, script: Script): CheckedLine[] {
  return script.sections.flatMap((section) => {
    const placed = ceremony.plan.find(({ key }) => key === section.key)
    const origins = placed === undefined ? [] : originsOf(placed, section.lines, ceremony, library)
    return section.lines.map(
      (read, line): CheckedLine => ({
        sectionKey: section.key,
        sectionKind: section.kind,
        line,
        speaker: read.speaker,
        spokenBy: read.spokenBy ?? '',
        text: read.text,
        origin: origins[line] ?? 'hand',
        isSpoken: isReadAloud(read),
        isRepeated: section.isRepeated && ['first', 'second', 'both'].includes(read.speaker),
        ...readLine(read.text),
      }),
    )
  })
}

/** A library is the same object as long as the page lives, and none of its words ever change. */
const libraryWords = new WeakMap<Library, ReadonlySet<string>>()

function lowerCaseWordsOf(library: Library): ReadonlySet<string> {
  const known = libraryWords.get(library)
  if (known !== undefined) return known
  const words = new Set<string>()
  for (const { wordings } of Object.values(library.pieces)) {
    const lines = Object.values(wordings).flatMap((wording) => wording.lines)
    for (const { text } of lines) addLowerCase(wordsOf(text), words)
  }
  libraryWords.set(library, words)
  return words
}

function addLowerCase(words: readonly Word[], to: Set<string>): void {
  for (const { isCapital, folded } of words) if (!isCapital) to.add(folded)
}

/** The script with everything the checks share; its lines are those in the ceremony's own language. */
export function checkedScript(
  ceremony: Ceremony,
  library: Library,
  context: CheckContext,
): CheckedScript {
  const { secondLanguage: _second, ...own } = ceremony
  const script = scriptOf(ceremony, library)
  const language = checkLanguages[baseLanguage(ceremony.language)]
  const lines = checkedLines(own, library, scriptOf(own, library))
  const ordinaryWords = new Set(lowerCaseWordsOf(library))
  for (const { words } of lines) addLowerCase(words, ordinaryWords)
  const given = lines.filter(({ origin }) => origin === 'library').map(({ text }) => text)
  return {
    ceremony,
    library,
    script,
    language,
    toldIn: language,
    lines,
    known: knownIn(ceremony, language, [...given, ...(context.given ?? [])]),
    ordinaryWords,
    readingOf: standingReadings(ceremony),
    context,
  }
}

/**
 * The same for what is said in the second language. What the first says is known there too, and what is not to be said
 * was asked for in the first. Undefined if nothing is said in it.
 */
export function checkedSecond(first: CheckedScript, library: Library): CheckedScript | undefined {
  const { context, toldIn } = first
  const { second } = library
  const view = inSecondLanguage(first.ceremony)
  if (view === undefined || second?.language !== view.language) return undefined
  const given = [...(context.given ?? []), ...first.lines.map(({ text }) => text)]
  return { ...checkedScript(view, second, { ...context, given }), toldIn }
}

/** The sentence at a position of a line; the whole line if there is none. */
export function sentenceAt({ sentences, text }: CheckedLine, position: number): string {
  let [low, high] = [0, sentences.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sentences[middle]?.start ?? 0) <= position) low = middle + 1
    else high = middle
  }
  return sentences[low - 1]?.text ?? text
}

/**
 * A finding in a line.
 * @param sameness what identifies it instead of its section, sentence and words
 */
export function findingIn(
  line: CheckedLine,
  { start, end }: { start: number; end: number },
  severity: Severity,
  matter: FindingMatter,
  sameness?: readonly string[],
): Finding {
  const words = line.text.slice(start, end)
  const sentence = sentenceAt(line, start)
  return {
    ...matter,
    id: findingId(matter.kind, sameness ?? samenessOf(line, sentence, words)),
    severity,
    place: { sectionKey: line.sectionKey, line: line.line, start, end },
    words,
    sentence,
  }
}

/** What has no full stop for pages is told by its beginning, or each of its findings would be told by all of it. */
const sentenceMostCharacters = 2_000

function samenessOf({ sectionKey }: CheckedLine, sentence: string, words: string): string[] {
  return [sectionKey, folded(sentence.slice(0, sentenceMostCharacters)), folded(words)]
}

/** A finding about the ceremony as a whole. */
export function findingAbout(
  severity: Severity,
  matter: FindingMatter,
  sameness: readonly string[],
): Finding {
  return {
    ...matter,
    id: findingId(matter.kind, sameness),
    severity,
    words: '',
    sentence: '',
  }
}
