import { baseLanguage } from '#core/ceremony/ceremony-language.ts'
import type { Language } from '#core/languages.ts'
import type { WrittenCeremony } from '../written-ceremony.ts'
import { textsOf } from '../written-ceremony.ts'

/** Words that are frequent in one of the languages and hardly exist in the others. */
const tellingWords: Record<Language, ReadonlySet<string>> = {
  pt: new Set(
    'não é você vocês em uma um os dos das ao pela pelo com mais são à às isso'.split(' '),
  ),
  en: new Set('the and of to with you is that they this from have are for it'.split(' ')),
  fr: new Set('les des vous et dans une est pour qui avec ce ils elles au du à ne pas'.split(' ')),
  es: new Set('el los las y ustedes en una un con del al es su más ellos que hoy'.split(' ')),
}

/** The language a text is in; of equal ones the first. */
export function languageOf(text: string): Language {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const score = (language: Language): number =>
    words.filter((word) => tellingWords[language].has(word)).length
  const languages: readonly Language[] = ['pt', 'en', 'fr', 'es']
  return languages.toSorted((one, other) => score(other) - score(one))[0] ?? 'pt'
}

/** The texts that are in another language than their ceremony. */
export function strayLanguages(written: WrittenCeremony): string[] {
  const meant = baseLanguage(written.couple.language)
  return textsOf(written)
    .filter(({ text }) => languageOf(text) !== meant)
    .map(({ name }) => name)
}
