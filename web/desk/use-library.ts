import { useEffect, useState } from 'react'
import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import { loadLibrary } from '#core/library/load-library.ts'
import type { Library } from '#core/library/piece.ts'
import { useCreatorMessages } from '../language/use-language.ts'

/** The library of a ceremony's language; that of the screens until it has been loaded. */
export function useLibrary(language: CeremonyLanguage): Library {
  const { library } = useCreatorMessages()
  const [loaded, setLoaded] = useState<Library>()
  const isHere = library.language === language
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
  return !isHere && loaded?.language === language ? loaded : library
}
