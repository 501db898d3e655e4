/** Phrases that every couple hears, each with the detail that would say it about this one. */
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import type { Language } from '../languages.ts'
import { folded } from '../without-accents.ts'
import { type CheckedLine, type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding, MissingDetail } from './finding.ts'
import { sourcesOf } from './sources.ts'
import { en } from './worn-phrases/en.ts'
import { es } from './worn-phrases/es.ts'
import { fr } from './worn-phrases/fr.ts'
import { pt } from './worn-phrases/pt.ts'
import type { WornPhrases } from './worn-phrases/worn-phrases.ts'

interface Searched {
  asks: MissingDetail
  pattern: RegExp
  isWeak: boolean
}

function searched(phrases: WornPhrases): Searched[] {
  const patternOf = (list: readonly string[]): RegExp =>
    new RegExp(`(?<![\\p{L}\\p{M}])(?:${list.join('|')})`, 'giu')
  return phrases.flatMap(({ asks, phrases: list, weak = [] }) => [
    { asks, pattern: patternOf(list), isWeak: false },
    ...(weak.length > 0 ? [{ asks, pattern: patternOf(weak), isWeak: true }] : []),
  ])
}

const byLanguage: Record<Language, readonly Searched[]> = {
  pt: searched(pt),
  en: searched(en),
  fr: searched(fr),
  es: searched(es),
}

/** What somebody is quoted as saying is said in their words. */
const testimony = /“[^“”]*”|«[^«»]*»|"[^"]*"/gu

interface Found {
  line: CheckedLine
  start: number
  end: number
  asks: MissingDetail
  isWeak: boolean
}

function inLine(line: CheckedLine, phrases: readonly Searched[]): Found[] {
  const quoted = [...line.text.matchAll(testimony)]
  const isQuoted = (start: number): boolean =>
    quoted.some(({ index, 0: words }) => start > index && start < index + words.length)
  return phrases.flatMap(({ asks, pattern, isWeak }) =>
    [...line.text.matchAll(pattern)]
      .filter(({ index }) => !isQuoted(index))
      .map(({ index, 0: words }) => {
        // A stem is marked to the end of its word.
        const rest = /^[\p{L}\p{M}]*/u.exec(line.text.slice(index + words.length))?.[0] ?? ''
        return { line, start: index, end: index + words.length + rest.length, asks, isWeak }
      }),
  )
}

/** Only in what the writer wrote: what a hand typed was meant, and so were the couple's own words. Weak ones tire a listener from the second on. */
export function wornPhrases({ ceremony, lines }: CheckedScript): Finding[] {
  const found = lines
    .filter(({ origin, sectionKind }) => origin === 'writer' && sectionKind !== 'reading')
    .flatMap((line) => inLine(line, byLanguage[baseLanguage(ceremony.language)]))
  const told = folded(
    sourcesOf(ceremony)
      .map(({ words }) => words)
      .join('\n'),
  )
  const weak = found.filter(({ isWeak }) => isWeak)
  return found
    .filter(({ line, start, end }) => !told.includes(folded(line.text.slice(start, end))))
    .filter(({ isWeak }) => !isWeak || weak.length > 1)
    .map(({ line, start, end, asks }) =>
      findingIn(line, { start, end }, 'mark', { kind: 'wornPhrase', asks }),
    )
}
