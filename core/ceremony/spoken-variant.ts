/** Which variant of a language is written where the browser's user lives. */
import { type CeremonyLanguage, variantsOf } from './ceremony-language.ts'

/** Where the first variant is the usual one; in every other region it is the second. */
const regionsOfFirst: Partial<Record<CeremonyLanguage, readonly string[]>> = {
  'en-US': ['US', 'CA', 'PH'],
  'es-ES': ['ES'],
}

/**
 * The variant of a language that is written where the browser's user lives, as far as `spoken` (as `navigator.languages`)
 * tells; the given one if that does not.
 */
export function variantFor(
  language: CeremonyLanguage,
  spoken: readonly string[],
): CeremonyLanguage {
  const [first, second] = variantsOf(language)
  if (first === undefined || second === undefined) return language
  const [tongue] = language.split('-')
  const region = spoken
    .filter((tag) => tag.split('-', 1)[0] === tongue)
    .map((tag) => /-([A-Za-z]{2}|\d{3})(?=-|$)/.exec(tag)?.[1]?.toUpperCase())
    .find((one) => one !== undefined)
  if (region === undefined) return language
  return regionsOfFirst[first]?.includes(region) === true ? first : second
}
