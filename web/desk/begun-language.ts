import {
  type CeremonyLanguage,
  ceremonyLanguageFor,
  ceremonyLanguages,
} from '#core/ceremony/ceremony-language.ts'
import { isLanguage } from '#core/languages.ts'
import type { Device } from '../storage/device.ts'
import { languageKey } from '../storage/keys.ts'

/**
 * The language of a ceremony that begins on this device, or is brought over from the first stage: the one chosen here,
 * else the page's. The page is not asked first: while the messages of the chosen language load, it still says another.
 */
export function begunLanguage(device: Pick<Device, 'read'>, pageLocale: string): CeremonyLanguage {
  const chosen = device.read(languageKey)
  if (isLanguage(chosen)) return ceremonyLanguageFor(chosen)
  // The screens' languages are among those of ceremonies.
  return ceremonyLanguages.find((one) => one === pageLocale) ?? 'pt-BR'
}
