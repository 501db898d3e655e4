import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Language } from '#core/languages.ts'
import type { CopiesMessages } from '#core/messages/shape/copies.ts'
import { useLanguage } from '../language/use-language.ts'

const loaders: Record<Language, () => Promise<{ copies: CopiesMessages }>> = {
  pt: () => import('#core/messages/pt/copies.ts'),
  en: () => import('#core/messages/en/copies.ts'),
  fr: () => import('#core/messages/fr/copies.ts'),
  es: () => import('#core/messages/es/copies.ts'),
}

const CopiesContext = createContext<CopiesMessages | undefined>(undefined)

interface WithCopiesWordsProps {
  children: ReactNode
  /** Says nothing while the words are on their way, or where they cannot be loaded. */
  isQuiet?: boolean
}

/** Draws what speaks of files with ceremonies, once its words are here. */
export function WithCopiesWords({ children, isQuiet = false }: WithCopiesWordsProps) {
  const { language, messages } = useLanguage()
  const [loaded, setLoaded] = useState<{ language: Language; copies: CopiesMessages | 'missing' }>()
  useEffect(() => {
    let isWanted = true
    const show = (copies: CopiesMessages | 'missing'): void => {
      if (isWanted) setLoaded({ language, copies })
    }
    loaders[language]().then(
      ({ copies }) => show(copies),
      () => show('missing'),
    )
    return () => {
      isWanted = false
    }
  }, [language])
  if (isQuiet && (loaded === undefined || loaded.copies === 'missing')) return null
  if (loaded?.copies === 'missing') return <p role="alert">{messages.screens.failures.offline}</p>
  // Those of the former language stay until the new ones are here: what was typed must not go.
  if (loaded === undefined) return <p className="text-ink-soft">{messages.access.loading}</p>
  return <CopiesContext value={loaded.copies}>{children}</CopiesContext>
}

/** Call it only inside `WithCopiesWords`. */
export function useCopiesWords(): CopiesMessages {
  const words = useContext(CopiesContext)
  if (words === undefined) throw new Error('drawn outside of WithCopiesWords')
  return words
}
