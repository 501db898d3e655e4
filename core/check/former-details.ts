/** A name, a place, a date or a time that has since been changed, and is still said. */
import { writtenDate, writtenTime } from '../calendar.ts'
import { baseLanguage } from '../ceremony/ceremony-language.ts'
import { onOneLine } from '../ceremony/paragraphs.ts'
import { wholeWords } from '../ceremony/whole-word.ts'
import { type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding, FindingMatter } from './finding.ts'
import { folded } from './words-of.ts'

type Detail = Extract<FindingMatter, { kind: 'formerDetail' }>['detail']

interface Former {
  detail: Detail
  words: string
}

function formerWords({ ceremony, context }: CheckedScript): Former[] {
  const { partners = [], places = [], dates = [], times = [] } = context.former ?? {}
  const language = baseLanguage(ceremony.language)
  const names = partners.flatMap(({ name, calledAs }) => {
    const full = onOneLine(name)
    return [full, onOneLine(calledAs), full.split(' ', 1)[0] ?? '']
  })
  const written = dates.flatMap((date) => {
    const whole = writtenDate(date, language, ceremony.language)
    // `sábado, 12 de dezembro de 2026` is also said without its weekday, and without its year.
    const day = whole?.replace(/^[^,\d]+,?\s+(?=\p{N}|\p{L})/u, '')
    return [whole, day, day?.replace(/,?\s(?:de(?:l)? )?\d{4}$/u, '')]
  })
  const clock = times.flatMap((time) => [time, writtenTime(time, language)])
  const all: Former[] = [
    ...names.map((words) => ({ detail: 'name' as const, words })),
    ...places.map((words) => ({ detail: 'place' as const, words: onOneLine(words) })),
    ...written.map((words = '') => ({ detail: 'date' as const, words })),
    ...clock.map((words = '') => ({ detail: 'time' as const, words })),
  ]
  const current = [
    ...ceremony.couple.flatMap(({ name, calledAs }) => [name, calledAs]),
    ...ceremony.people.map(({ name }) => name),
    ceremony.place,
    writtenDate(ceremony.date, language, ceremony.language) ?? '',
    ceremony.time,
    writtenTime(ceremony.time, language) ?? '',
  ].map(folded)
  // One that is the name and the place at once is found once.
  const each = new Map(all.toReversed().map((former) => [former.words, former]))
  return [...each.values()]
    .filter(({ words }) => words.length > 1)
    .filter(({ words }) => !current.some((text) => wholeWords(folded(words), 'iu').test(text)))
    .toSorted((one, other) => other.words.length - one.words.length)
}

/** In every line that does not follow the fields by itself; a whole name is one finding, not two. */
export function formerDetails(script: CheckedScript): Finding[] {
  const former = formerWords(script).map((one) => ({
    ...one,
    pattern: wholeWords(one.words, 'gu'),
  }))
  if (former.length === 0) return []
  return script.lines
    .filter(({ origin }) => origin !== 'library' && origin !== 'fields')
    .flatMap((line) => {
      const findings: Finding[] = []
      for (const { detail, pattern } of former) {
        for (const { index, 0: words } of line.text.matchAll(pattern)) {
          const end = index + words.length
          const isFree = findings.every(
            ({ place }) => place === undefined || end <= place.start || index >= place.end,
          )
          const matter = { kind: 'formerDetail', detail } as const
          if (isFree) findings.push(findingIn(line, { start: index, end }, 'red', matter))
        }
      }
      return findings
    })
}
