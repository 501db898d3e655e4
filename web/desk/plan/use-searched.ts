import { useEffect, useState } from 'react'
import { baseLanguage, ceremonyLanguageFor } from '#core/ceremony/ceremony-language.ts'
import type { Language } from '#core/languages.ts'
import { loadLibrary } from '#core/library/load-library.ts'
import type { Library } from '#core/library/piece.ts'
import type { Searched } from '#core/library/search-pieces.ts'
import { useLanguage } from '../../language/use-language.ts'
import { searchWordsIn } from './search-words.ts'

async function searchedIn(language: Language, own?: Library): Promise<Searched> {
  const [library, words] = await Promise.all([
    own ?? loadLibrary(ceremonyLanguageFor(language)),
    searchWordsIn[language](),
  ])
  return { library, words }
}

/**
 * What the library is searched by: the ceremony's language, and that of the screens where it is another one. Empty until
 * it has been loaded; what cannot be loaded is left out.
 */
export function useSearched(library: Library): readonly Searched[] {
  const { language } = useLanguage()
  const [searched, setSearched] = useState<readonly Searched[]>([])
  useEffect(() => {
    let isWanted = true
    const own = baseLanguage(library.language)
    const wanted = [searchedIn(own, library), ...(own === language ? [] : [searchedIn(language)])]
    void Promise.allSettled(wanted).then((loaded) => {
      if (!isWanted) return
      setSearched(loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
    })
    return () => {
      isWanted = false
    }
  }, [library, language])
  return searched
}
