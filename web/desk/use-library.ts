import { useEffect, useState } from 'react'
import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { secondLanguageOf } from '#core/ceremony/second-language.ts'
import { loadLibrary, withSecond } from '#core/library/load-library.ts'
import type { Library } from '#core/library/piece.ts'
import { useCreatorMessages } from '../language/use-language.ts'

/** The library of a language once it is here; `own` is one that is here already. */
function useLoaded(language: CeremonyLanguage | undefined, own: Library): Library | undefined {
  const [loaded, setLoaded] = useState<Library>()
  const isHere = language === undefined || own.language === language
  useEffect(() => {
    if (isHere) return
    let isWanted = true
    const load = (): void =>
      void loadLibrary(language).then(
        (next) => {
          if (isWanted) setLoaded(next)
        },
        // Without a network: tried again when there is one.
        () => undefined,
      )
    load()
    window.addEventListener('online', load)
    return () => {
      isWanted = false
      window.removeEventListener('online', load)
    }
  }, [language, isHere])
  if (language === own.language) return own
  return loaded?.language === language ? loaded : undefined
}

/**
 * The library of a ceremony's language, with that of its second one once it has been loaded; until then that of the
 * screens, or the first alone.
 */
export function useLibrary(ceremony: Pick<Ceremony, 'language' | 'secondLanguage'>): Library {
  const { library: own } = useCreatorMessages()
  const first = useLoaded(ceremony.language, own) ?? own
  const second = useLoaded(secondLanguageOf(ceremony), own)
  return second === undefined ? first : withSecond(first, second)
}
