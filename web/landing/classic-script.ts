import { ceremonyLanguageFor } from '#core/ceremony/ceremony-language.ts'
import { type NamedCouple, nameCouple } from '#core/ceremony/edits/name-couple.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { type Script, scriptOf } from '#core/ceremony/script.ts'
import type { Language } from '#core/languages.ts'
import { loadLibrary } from '#core/library/load-library.ts'
import { browserTab } from '../storage/device.ts'
import { keepTriedNames } from './tried-names.ts'

/** The classic script for two names, without what would be written for the couple; this tab keeps the names. */
export async function classicScript(couple: NamedCouple, language: Language): Promise<Script> {
  keepTriedNames(browserTab, couple)
  const library = await loadLibrary(ceremonyLanguageFor(language))
  const blank = newCeremony({ id: 'landing', nowMs: 0, language: library.language })
  return scriptOf(nameCouple(blank, couple, 0), library)
}
