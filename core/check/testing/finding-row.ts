/** One row of the check's table: what is said, what is found in it, and the ceremony it is said in. */

import type { CeremonyLanguage } from '../../ceremony/ceremony-language.ts'
import type { Ceremony, Person } from '../../ceremony/document.ts'
import { newCeremony } from '../../ceremony/new-ceremony.ts'
import { newcomer } from '../../ceremony/newcomer.ts'
import type { Language } from '../../languages.ts'
import type { CheckContext } from '../check-context.ts'

const ceremonyLanguageOf: Record<Language, CeremonyLanguage> = {
  pt: 'pt-BR',
  en: 'en-US',
  fr: 'fr-FR',
  es: 'es-ES',
}

export function blank(language: Language, changes: Partial<Ceremony> = {}): Ceremony {
  const empty = newCeremony({ id: 'c', nowMs: 1, language: ceremonyLanguageOf[language] })
  const [groom, bride] = empty.couple
  return {
    ...empty,
    couple: [
      { ...groom, name: 'Bruno Marchal', calledAs: 'Bruno' },
      { ...bride, name: 'Clara Linde', calledAs: 'Clara' },
    ],
    place: 'Aveiro',
    date: '2026-12-12',
    time: '16:00',
    ...changes,
  }
}

export function person(changes: Partial<Person>): Person {
  return { id: 'heitor', ...newcomer, name: 'Heitor', ...changes }
}

/** What is said, and which words of it are found; an empty word is a finding about the whole. */
export interface Example {
  says: string
  finds: readonly string[]
}

export type InEveryLanguage<Value> = Readonly<Record<Language, Value>>

export interface Row {
  examples: InEveryLanguage<Example>
  /** The ceremony it is said in. */
  about?: (language: Language) => Ceremony
  context?: (language: Language) => CheckContext
  /** How it comes into the script; the writer's story where absent. */
  put?: (ceremony: Ceremony, says: string) => Ceremony
  /** Not where a hand typed it: only the writer's words need a source. */
  onlyWritten?: true
}
