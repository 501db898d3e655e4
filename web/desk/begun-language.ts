import {
  type CeremonyLanguage,
  ceremonyLanguageFor,
  ceremonyLanguages,
} from '#core/ceremony/ceremony-language.ts'
import { variantFor } from '#core/ceremony/spoken-variant.ts'
import { isLanguage, type Language } from '#core/languages.ts'
import type { Device } from '../storage/device.ts'
import { languageKey } from '../storage/keys.ts'

/**
 * The language of a ceremony that begins on this device, or is brought over from the first stage: the one chosen here,
 * else the page's; of its variants the one of the browser's region (`spoken`, as `navigator.languages`). The page is not asked first: while the messages of the chosen language load, it still says another.
 */
export function begunLanguage(
  device: Pick<Device, 'read'>,
  pageLocale: string,
  spoken: readonly string[] = [],
): CeremonyLanguage {
  const chosen = device.read(languageKey)
  // The screens' languages are among those of ceremonies.
  const begun = isLanguage(chosen)
    ? ceremonyLanguageFor(chosen)
    : (ceremonyLanguages.find((one) => one === pageLocale) ?? 'pt-BR')
  return variantFor(begun, spoken)
}

/** Whether the page is in the language chosen here, if one is: until its messages have come it still says another. */
export function isChosenLanguage(device: Pick<Device, 'read'>, pageLanguage: Language): boolean {
  const chosen = device.read(languageKey)
  return !isLanguage(chosen) || chosen === pageLanguage
}
