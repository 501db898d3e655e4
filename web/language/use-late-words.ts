import { useEffect, useState } from 'react'
import type { Language } from '#core/languages.ts'
import { useLanguage } from './use-language.ts'

/** Missing while they cannot be loaded, and nothing was loaded before them. */
export type LateWords<Words> = Words | 'loading' | 'missing'

export type LateWordsLoaders<Words> = Readonly<Record<Language, () => Promise<Words>>>

/**
 * Words that are loaded with the piece that says them, in the language of the screens or in `wanted`. Those of the former
 * language stay until the new ones are here, since what was typed beside them must not go. What could not be loaded is
 * tried again once the browser has a network. `loaders` is the same object at every drawing.
 */
export function useLateWords<Words extends object>(
  loaders: LateWordsLoaders<Words>,
  wanted?: Language,
): LateWords<Words> {
  const { language: spoken } = useLanguage()
  const language = wanted ?? spoken
  const [words, setWords] = useState<Words>()
  const [missing, setMissing] = useState<Language>()
  useEffect(() => {
    let isWanted = true
    const load = (): void => {
      loaders[language]().then(
        (loaded) => {
          if (isWanted) setWords(loaded)
        },
        () => {
          if (isWanted) setMissing(language)
        },
      )
    }
    load()
    window.addEventListener('online', load)
    return () => {
      isWanted = false
      window.removeEventListener('online', load)
    }
  }, [language, loaders])
  return words ?? (missing === language ? 'missing' : 'loading')
}
