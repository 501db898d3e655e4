/**
 * What happens when a name changes. Tokens follow by themselves; in plain words a name is only offered for replacement,
 * because Rosa, Luz and Will are also words and a grandmother may be called Ana too.
 */
import { beforeName } from '../library/grammar.ts'
import { baseLanguage, type CeremonyLanguage } from './ceremony-language.ts'
import type { Ceremony, Partner } from './document.ts'
import { changed } from './edits/change.ts'
import { withoutForgotten } from './former-words.ts'
import { changeOwnTexts, type OwnText, ownTexts, type TextPlace } from './own-texts.ts'
import { onOneLine } from './paragraphs.ts'
import { withMarksOf } from './second-language.ts'
import { sentencesOf } from './sentences.ts'
import { wholeWords } from './whole-word.ts'

/** An occurrence of a former name, and its replacement. */
export interface FormerName {
  /** The key of its section. */
  key: string
  place: TextPlace
  /** Of its text, if that is not in the ceremony's own. */
  language?: CeremonyLanguage
  /** Position in the text, in UTF-16 code units; includes the words before the name if its sound changes them. */
  start: number
  end: number
  /** The name alone, as it stands there. */
  former: string
  /** The sentence as it reads now. */
  sentence: string
  replacement: string
}

interface Renaming {
  former: string
  next: string
}

function firstWord(name: string): string {
  return name.split(' ', 1)[0] ?? ''
}

/** How a partner may have been referred to: the full name, what they go by, the first of their names. */
function renamings(former: Partner, next: Partner): Renaming[] {
  const full = { former: onOneLine(former.name), next: onOneLine(next.name) }
  const called = {
    former: onOneLine(former.calledAs) || firstWord(full.former),
    next: onOneLine(next.calledAs) || firstWord(full.next),
  }
  const first = { former: firstWord(full.former), next: firstWord(full.next) }
  const wanted = [full, called, first].filter(
    (one) => one.former !== '' && one.next !== '' && one.former !== one.next,
  )
  return wanted.filter(
    (one, position) => wanted.findIndex((other) => other.former === one.former) === position,
  )
}

/** The words before a name with any sound change undone: `d’` back to `de `, `e ` to `y `. */
function withoutSound(words: string, name: string, language: 'fr' | 'es'): string {
  if (language === 'fr') return words.replace(/(?<!\p{L})(d|qu|jusqu|lorsqu|puisqu)[’']$/iu, '$1e ')
  return beforeName(' y ', name, 'es') === ' e ' ? words.replace(/(?<=\s)e $/u, 'y ') : words
}

/** So much before a name, and more than that, may change with its sound. */
const soundCharacters = 40

function placesOf(own: OwnText, { former, next }: Renaming, ceremony: Ceremony): FormerName[] {
  const language = baseLanguage(own.language ?? ceremony.language)
  const sentences = sentencesOf(own.text)
  let at = 0
  return [...own.text.matchAll(wholeWords(former, 'gu'))].map((match) => {
    while ((sentences[at + 1]?.start ?? Number.POSITIVE_INFINITY) <= match.index) at += 1
    const beginning = Math.max(0, match.index - soundCharacters)
    const before = own.text.slice(beginning, match.index)
    const plain =
      language === 'fr' || language === 'es' ? withoutSound(before, former, language) : before
    const sounding = beforeName(plain, next, language)
    let start = 0
    while (start < before.length && before[start] === sounding[start]) start += 1
    return {
      key: own.key,
      place: own.place,
      ...(own.language === undefined ? {} : { language: own.language }),
      start: beginning + start,
      end: match.index + former.length,
      former,
      sentence: sentences[at]?.text ?? own.text.trim(),
      replacement: sounding.slice(start) + next,
    }
  })
}

/** In upper case, as names appear in a heading. */
function inUpperCase({ former, next }: Renaming, ceremony: Ceremony): Renaming {
  const upper = (name: string): string => name.toLocaleUpperCase(ceremony.language)
  return { former: upper(former), next: upper(next) }
}

/**
 * Every occurrence of a partner's former name, as a word, in the ceremony's own texts, in the plan's order. Nothing is
 * changed: the celebrant accepts or rejects each.
 */
export function formerNames(ceremony: Ceremony, former: Partner, next: Partner): FormerName[] {
  const searched = renamings(former, next)
    .flatMap((renaming) => [renaming, inUpperCase(renaming, ceremony)])
    .filter((one, position, all) => all.findIndex((two) => two.former === one.former) === position)
  return ownTexts(ceremony.plan).flatMap((own) => {
    // Full names come first: `Ana` inside `Ana Lima` is not a separate occurrence.
    const taken = new Uint8Array(own.text.length)
    const found = searched.flatMap((renaming) =>
      placesOf(own, renaming, ceremony).filter(({ start, end }) => {
        if (taken.subarray(start, end).includes(1)) return false
        taken.fill(1, start, end)
        return true
      }),
    )
    return found.toSorted((one, other) => one.start - other.start)
  })
}

function isIn(name: FormerName, { key, place, language }: OwnText): boolean {
  if (name.key !== key || name.language !== language) return false
  return JSON.stringify(name.place) === JSON.stringify(place)
}

/** The ceremony with the accepted occurrences replaced. They must come from `formerNames` of this very state. */
export function replaceFormerNames(
  ceremony: Ceremony,
  accepted: readonly FormerName[],
  nowMs: number,
): Ceremony {
  if (accepted.length === 0) return ceremony
  const plan = ceremony.plan.map((section) =>
    withMarksOf(
      section,
      changeOwnTexts(section, (own) =>
        accepted
          .filter((name) => isIn(name, own))
          .toSorted((one, other) => other.start - one.start)
          .reduce(
            (text, { start, end, replacement }) =>
              text.slice(0, start) + replacement + text.slice(end),
            own.text,
          ),
      ),
    ),
  )
  return withoutForgotten(changed(ceremony, { plan }, nowMs))
}
