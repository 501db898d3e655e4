import { publicPagePath } from '#core/public-pages.ts'
import { useLanguage } from './use-language.ts'

/** Where the landing page stands in the page's language: what the specification calls `/`. */
export function useLandingPath(): string {
  return publicPagePath({ name: 'landing', language: useLanguage().language })
}
