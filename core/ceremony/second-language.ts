/**
 * A ceremony in two languages. What a section says in the second one is a body of its own, so that all that can be done
 * to a section's words can be done to these: `inSecondLanguage` gives the ceremony as it would be in that language
 * alone, and `throughSecond` takes a change to it back.
 */
import type { Library } from '../library/piece.ts'
import { fingerprint } from '../writer/fingerprint.ts'
import { baseLanguage, type CeremonyLanguage } from './ceremony-language.ts'
import type { Body, Ceremony, LibraryReference, OtherText, PlacedSection } from './document.ts'
import { changed } from './edits/change.ts'

/** The language that chosen sections are read in too; two variants of one language are not two. */
export function secondLanguageOf({
  language,
  secondLanguage,
}: Pick<Ceremony, 'language' | 'secondLanguage'>): CeremonyLanguage | undefined {
  if (secondLanguage === undefined) return undefined
  return baseLanguage(secondLanguage) === baseLanguage(language) ? undefined : secondLanguage
}

/** Whether a section has words to be said in two languages. What is drawn from fields is for the celebrant alone. */
export function canBeInSecond({ body }: PlacedSection): boolean {
  return body.kind !== 'fields'
}

/** What a section says in a language it is not written in; undefined where it says nothing in it. */
export function textIn(
  { isInSecond, otherTexts }: PlacedSection,
  language: CeremonyLanguage,
): OtherText | undefined {
  return isInSecond === true ? otherTexts?.[language] : undefined
}

const suffix = '~second'

/** The key under which a section's second text stands in `inSecondLanguage`. */
export function secondKey(key: string): string {
  return key + suffix
}

/** The section whose second text has this key; undefined if it is a section's own key. */
export function firstKeyOf(key: string): string | undefined {
  return key.endsWith(suffix) ? key.slice(0, -suffix.length) : undefined
}

/**
 * The ceremony as it is in its second language alone: the sections that have a text in it, under keys of their own,
 * without versions. Undefined if there is no second language.
 */
export function inSecondLanguage(ceremony: Ceremony): Ceremony | undefined {
  const language = secondLanguageOf(ceremony)
  if (language === undefined) return undefined
  const { secondLanguage: _second, ...rest } = ceremony
  const plan = ceremony.plan.flatMap((section): PlacedSection[] => {
    const text = canBeInSecond(section) ? textIn(section, language) : undefined
    if (text === undefined) return []
    const { key, kind, isOn } = section
    return [{ key: secondKey(key), kind, isOn, body: text.body }]
  })
  return { ...rest, language, plan, versions: {} }
}

/** The ceremony and the library in the language of the section with this key, be it a section's own or its second. */
export function inLanguageOf(
  key: string,
  ceremony: Ceremony,
  library: Library,
): { ceremony: Ceremony; library: Library } {
  const { second } = library
  if (firstKeyOf(key) === undefined || ceremony.plan.some((section) => section.key === key)) {
    return { ceremony, library }
  }
  const view = inSecondLanguage(ceremony)
  return view !== undefined && second?.language === view.language
    ? { ceremony: view, library: second }
    : { ceremony, library }
}

/** A change to the ceremony in its second language, as a change to the whole. */
export function throughSecond(
  edit: (second: Ceremony, nowMs: number) => Ceremony,
): (ceremony: Ceremony, nowMs: number) => Ceremony {
  return (ceremony, nowMs) => {
    const second = inSecondLanguage(ceremony)
    if (second === undefined) return ceremony
    const next = edit(second, nowMs)
    if (next === second) return ceremony
    const plan = ceremony.plan.map((section) => {
      const body = next.plan.find(({ key }) => key === secondKey(section.key))?.body
      const former = section.otherTexts?.[second.language]
      if (body === undefined || former === undefined || body === former.body) return section
      return {
        ...section,
        otherTexts: { ...section.otherTexts, [second.language]: { ...former, body } },
      }
    })
    return changed(ceremony, { plan }, nowMs)
  }
}

/** Tells whether a body still says what it said: another mark for other words, wherever they come from. */
export function wordsMark(body: Body): string {
  const reference = ({ piece, wording, edits }: LibraryReference): unknown => [
    piece,
    wording,
    edits.map(({ line, lines }) => [line, lines]),
  ]
  switch (body.kind) {
    case 'fields':
      return fingerprint(body.fields)
    case 'written':
      return fingerprint(JSON.stringify([body.content, body.ending && reference(body.ending)]))
    case 'library':
      return fingerprint(JSON.stringify(reference(body)))
    case 'byHand':
      return fingerprint(JSON.stringify(body.lines))
  }
}

/** Whether a section's own words have changed since its text in this language was taken from them. */
export function isOlder(section: PlacedSection, language: CeremonyLanguage): boolean {
  const text = textIn(section, language)
  return text !== undefined && text.of !== wordsMark(section.body)
}

/**
 * A section after a change that made no text older than it was: a name is corrected in one language and in the other,
 * each where it stands.
 */
export function withMarksOf(before: PlacedSection, after: PlacedSection): PlacedSection {
  if (after.otherTexts === undefined) return after
  const former = wordsMark(before.body)
  const next = wordsMark(after.body)
  const otherTexts = Object.fromEntries(
    Object.entries(after.otherTexts).map(([language, text]) => [
      language,
      text.of === former ? { ...text, of: next } : text,
    ]),
  )
  return { ...after, otherTexts }
}
