import { useEffect, useState } from 'react'
import type { Language } from '#core/languages.ts'
import type { CheckMessages } from '#core/messages/shape/check.ts'
import { useLanguage } from '../language/use-language.ts'

const loaders: Record<Language, () => Promise<{ check: CheckMessages }>> = {
  pt: () => import('#core/messages/pt/check.ts'),
  en: () => import('#core/messages/en/check.ts'),
  fr: () => import('#core/messages/fr/check.ts'),
  es: () => import('#core/messages/es/check.ts'),
}

type Words = CheckMessages | 'loading' | 'missing'

/** What the check says in the language of the screens; it is loaded with the check, not with the desk. */
export function useCheckWords(): Words {
  const { language } = useLanguage()
  const [loaded, setLoaded] = useState<{ language: Language; words: Words }>()
  useEffect(() => {
    let isWanted = true
    const show = (words: Words): void => {
      if (isWanted) setLoaded({ language, words })
    }
    loaders[language]().then(
      ({ check }) => show(check),
      () => show('missing'),
    )
    return () => {
      isWanted = false
    }
  }, [language])
  return loaded?.language === language ? loaded.words : 'loading'
}
