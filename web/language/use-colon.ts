import { colonOf } from '#core/colon.ts'
import { useLanguage } from './use-language.ts'

/** The colon of the page's language, for labels put together of a message and what it is about. */
export function useColon(): string {
  return colonOf(useLanguage().language)
}
