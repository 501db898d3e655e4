import type { Language } from '#core/languages.ts'
import flagsUrl from './flags.svg?url'

/**
 * A language's flag, decorating its name. Drawn, because several systems have no flag emoji; in a file, because every
 * page has all of them and must arrive in one round trip.
 */
export function Flag({ language }: { language: Language }) {
  return (
    <svg className="flag" aria-hidden="true">
      <use href={`${flagsUrl}#${language}`} />
    </svg>
  )
}
