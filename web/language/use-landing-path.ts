import { publicPagePath } from '#core/pages/public-pages.ts'
import { useLanguage } from './use-language.ts'

/** The landing page's path in the page's language: what the specification calls `/`. */
export function useLandingPath(): string {
  return publicPagePath({ name: 'landing', language: useLanguage().language })
}
