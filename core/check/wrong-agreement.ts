/** Words for a bride where there is none, for a man said of a woman. */

import type { Agreement, Partner } from '../ceremony/document.ts'
import { wholeWords } from '../ceremony/whole-word.ts'
import { jointAgreement } from '../library/notation.ts'
import { folded } from '../without-accents.ts'
import { type CheckedLine, type CheckedScript, findingIn } from './checked-script.ts'
import type { Finding } from './finding.ts'
import { namesOf } from './names-of.ts'
import { wordsBetween } from './words-of.ts'

type Gender = Exclude<Agreement, 'neutral'>

const genders: readonly Gender[] = ['feminine', 'masculine']

const genderOfTitle: Partial<Record<Partner['title']['kind'], Gender>> = {
  bride: 'feminine',
  groom: 'masculine',
}

const patterns = new Map<string, RegExp>()

function anyOf(forms: readonly string[]): RegExp {
  const key = forms.join('|')
  const known = patterns.get(key)
  if (known !== undefined) return known
  // Longer ones first, so that `marido e mulher` is found whole.
  const sources = forms
    .toSorted((one, other) => other.length - one.length)
    .map((form) => wholeWords(form, 'gu').source)
  // No capitals: `Estados Unidos` is a country.
  const pattern = new RegExp(sources.join('|'), 'gu')
  patterns.set(key, pattern)
  return pattern
}

/** Forms that fit neither partner, wherever they stand. */
function impossibleForms({ ceremony, language }: CheckedScript): string[] {
  const [first, second] = ceremony.couple
  const both = jointAgreement(first.agreement, second.agreement)
  return genders.flatMap((gender) => {
    const isTitled = ceremony.couple.some(
      ({ agreement, title }) => agreement === gender || genderOfTitle[title.kind] === gender,
    )
    return [
      ...(isTitled ? [] : language.titles[gender]),
      ...(both === gender ? [] : language.bothPeople[gender]),
    ]
  })
}

function found(text: string, forms: readonly string[]): RegExpExecArray[] {
  return forms.length === 0 ? [] : [...text.matchAll(anyOf(forms))]
}

function aboutBoth(line: CheckedLine, script: CheckedScript, forms: readonly string[]): Finding[] {
  return found(line.text, forms)
    .filter(({ 0: form }) => !script.known.words.has(folded(form)))
    .map(({ index, 0: form }) =>
      findingIn(line, { start: index, end: index + form.length }, 'red', { kind: 'agreement' }),
    )
}

/** In a sentence that names one partner and nobody else, what is said agrees with that one. */
function aboutOne(line: CheckedLine, { ceremony, language }: CheckedScript): Finding[] {
  return line.sentences.flatMap(({ text, start }) => {
    const end = start + text.length
    const all = wordsBetween(line.words, start, end)
    const names = all.filter((word) => word.isCapital && !word.startsSentence)
    const named = ceremony.couple.filter((partner) => {
      const own = namesOf([partner])
      return all.some((word) => word.isCapital && own.has(word.folded))
    })
    const [partner] = named
    if (partner === undefined || named.length !== 1) return []
    const own = namesOf([partner])
    if (names.some(({ folded }) => !own.has(folded))) return []
    const wrong = genders
      .filter((gender) => gender !== partner.agreement)
      .flatMap((gender) => language.onePerson[gender])
    return found(text, wrong).map(({ index, 0: form }) =>
      findingIn(line, { start: start + index, end: start + index + form.length }, 'red', {
        kind: 'agreement',
        person: partner.calledAs || partner.name,
      }),
    )
  })
}

/** In everything but the library, which agrees by itself. */
export function wrongAgreement(script: CheckedScript): Finding[] {
  const impossible = impossibleForms(script)
  return script.lines
    .filter(({ origin, isSpoken }) => isSpoken && origin !== 'library' && origin !== 'fields')
    .flatMap((line) => [...aboutBoth(line, script, impossible), ...aboutOne(line, script)])
}
