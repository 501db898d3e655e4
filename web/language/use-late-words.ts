import { useEffect, useState } from 'react'
import type { Language } from '#core/languages.ts'
import { useLanguage } from './use-language.ts'

export type LateWords<Words> = Words | 'loading' | 'missing'

/**
 * Words that are loaded with the piece that says them, in the language of the screens. `loaders` is the same object at
 * every drawing.
 */
export function useLateWords<Words extends object>(
  loaders: Readonly<Record<Language, () => Promise<Words>>>,
): LateWords<Words> {
  const { language } = useLanguage()
  const [loaded, setLoaded] = useState<{ language: Language; words: LateWords<Words> }>()
  useEffect(() => {
    let isWanted = true
    const show = (words: LateWords<Words>): void => {
      if (isWanted) setLoaded({ language, words })
    }
    loaders[language]().then(show, () => show('missing'))
    return () => {
      isWanted = false
    }
  }, [language, loaders])
  return loaded?.language === language ? loaded.words : 'loading'
}
