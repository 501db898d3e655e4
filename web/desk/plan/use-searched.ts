import { useEffect, useState } from 'react'
import { baseLanguage, ceremonyLanguageFor } from '#core/ceremony/ceremony-language.ts'
import type { Language } from '#core/languages.ts'
import { loadLibrary } from '#core/library/load-library.ts'
import type { Library } from '#core/library/piece.ts'
import type { Searched } from '#core/library/search-pieces.ts'
import { useLanguage } from '../../language/use-language.ts'
import { searchWordsIn } from './load-search-words.ts'

async function searchedIn(language: Language, own?: Library): Promise<Searched> {
  const [library, words] = await Promise.all([
    own ?? loadLibrary(ceremonyLanguageFor(language)),
    searchWordsIn[language]().catch(() => undefined),
  ])
  return { library, words }
}

/**
 * What the library is searched by: the ceremony's language, and that of the screens where it is another one. Until it has
 * been loaded, and where it cannot be, by what the ceremony's own library says alone.
 */
export function useSearched(library: Library): readonly Searched[] {
  const { language } = useLanguage()
  const [loaded, setLoaded] = useState<{ library: Library; searched: readonly Searched[] }>()
  useEffect(() => {
    let isWanted = true
    const own = baseLanguage(library.language)
    const wanted = [searchedIn(own, library), ...(own === language ? [] : [searchedIn(language)])]
    void Promise.allSettled(wanted).then((all) => {
      if (!isWanted) return
      const searched = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      setLoaded({ library, searched })
    })
    return () => {
      isWanted = false
    }
  }, [library, language])
  return loaded?.library === library ? loaded.searched : [{ library, words: undefined }]
}
