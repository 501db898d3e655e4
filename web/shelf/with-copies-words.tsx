import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#core/languages.ts'
import type { CopiesMessages } from '#core/messages/shape/copies.ts'
import { useLanguage } from '../language/use-language.ts'
import { useLateWords } from '../language/use-late-words.ts'

const copiesWords: Record<Language, () => Promise<CopiesMessages>> = {
  pt: () => import('#core/messages/pt/copies.ts').then(({ copies }) => copies),
  en: () => import('#core/messages/en/copies.ts').then(({ copies }) => copies),
  fr: () => import('#core/messages/fr/copies.ts').then(({ copies }) => copies),
  es: () => import('#core/messages/es/copies.ts').then(({ copies }) => copies),
}

const CopiesContext = createContext<CopiesMessages | undefined>(undefined)

interface WithCopiesWordsProps {
  children: ReactNode
  /** Says nothing while the words are on their way, or where they cannot be loaded. */
  isQuiet?: boolean
}

/** Draws what speaks of files with ceremonies, once its words are here. */
export function WithCopiesWords({ children, isQuiet = false }: WithCopiesWordsProps) {
  const { messages } = useLanguage()
  const words = useLateWords(copiesWords)
  if (isQuiet && typeof words === 'string') return null
  if (words === 'missing') return <p role="alert">{messages.screens.failures.offline}</p>
  if (words === 'loading') return <p className="text-ink-soft">{messages.access.loading}</p>
  return <CopiesContext value={words}>{children}</CopiesContext>
}

/** Call it only inside `WithCopiesWords`. */
export function useCopiesWords(): CopiesMessages {
  const words = useContext(CopiesContext)
  if (words === undefined) throw new Error('drawn outside of WithCopiesWords')
  return words
}
