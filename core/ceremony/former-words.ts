/**
 * Names, places, dates and times that have since been changed: a ceremony remembers those that its own texts or the
 * tellings still say, because what is written from them may say them at the altar.
 */
import { writtenDate, writtenTime } from '../calendar.ts'
import { withoutAccents } from '../without-accents.ts'
import { baseLanguage } from './ceremony-language.ts'
import type { Ceremony, FormerDetail } from './document.ts'
import { ownTexts } from './own-texts.ts'
import { onOneLine } from './paragraphs.ts'
import { wholeWords } from './whole-word.ts'

/** Words by which a former detail may still be said. */
export interface FormerWords {
  detail: FormerDetail['kind']
  words: string
}

function wordsOf(former: FormerDetail, language: Ceremony['language']): string[] {
  const base = baseLanguage(language)
  switch (former.kind) {
    case 'name': {
      const full = onOneLine(former.name)
      const said = [full, onOneLine(former.calledAs), full.split(' ', 1)[0] ?? '']
      // As names stand in a heading.
      return [...said, ...said.map((name) => name.toLocaleUpperCase(language))]
    }
    case 'place':
      return [onOneLine(former.was)]
    case 'date': {
      const whole = writtenDate(former.was, base, language) ?? ''
      // `sábado, 12 de dezembro de 2026` is also said without its weekday, and without its year.
      const day = whole.replace(/^[^,\d]{1,40},?\s+(?=\p{N}|\p{L})/u, '')
      return [whole, day, day.replace(/,?\s(?:de(?:l)? )?\d{4}$/u, '')]
    }
    case 'time':
      return [former.was, writtenTime(former.was, base, language) ?? '']
  }
}

/** The words of what the ceremony remembers, the longest first, but none that its details still say. */
export function formerWords(ceremony: Ceremony): FormerWords[] {
  const { former = [], language } = ceremony
  if (former.length === 0) return []
  const base = baseLanguage(language)
  const all = former.flatMap((one) =>
    wordsOf(one, language).map((words) => ({ detail: one.kind, words })),
  )
  const current = [
    ...ceremony.couple.flatMap(({ name, calledAs }) => [name, calledAs]),
    ceremony.celebrant.name,
    ...[...ceremony.people, ...ceremony.children, ...ceremony.pets].map(({ name }) => name),
    ceremony.place,
    writtenDate(ceremony.date, base, language) ?? '',
    ceremony.time,
    writtenTime(ceremony.time, base, language) ?? '',
  ]
  // One that is the name and the place at once is found once.
  const each = new Map(all.toReversed().map((one) => [one.words, one]))
  return [...each.values()]
    .filter(({ words }) => words.length > 1)
    .filter(({ detail, words }) => {
      // A name that has got its accent is another one on paper; all else says the same without it.
      const spelt = detail === 'name' ? (text: string) => text : withoutAccents
      const pattern = wholeWords(spelt(words), 'iu')
      return !current.some((text) => pattern.test(spelt(text)))
    })
    .toSorted((one, other) => other.words.length - one.words.length)
}

/** The ceremony without what nothing in it says any more. */
export function withoutForgotten(ceremony: Ceremony): Ceremony {
  const { former, ...rest } = ceremony
  if (former === undefined) return ceremony
  const said = [
    ...ownTexts(ceremony.plan).map(({ text }) => text),
    ...ceremony.tellings.map(({ text }) => text),
  ]
  const remembered = former.filter((one) =>
    formerWords({ ...ceremony, former: [one] }).some(({ words }) => {
      const pattern = wholeWords(words, 'gu')
      return said.some((text) => text.search(pattern) >= 0)
    }),
  )
  return remembered.length === 0 ? rest : { ...rest, former: remembered }
}

/** The changed ceremony, with what `before` said in its place for as long as something still says so. */
export function rememberFormer(
  before: Ceremony,
  after: Ceremony,
  details: readonly FormerDetail[],
): Ceremony {
  const known = before.former ?? []
  const sameAs = (one: FormerDetail) => JSON.stringify(one)
  const isNew = (one: FormerDetail) => known.every((other) => sameAs(other) !== sameAs(one))
  return withoutForgotten({ ...after, former: [...known, ...details.filter(isNew)] })
}
