import { createContext, type ReactNode, useContext } from 'react'
import type { Language } from '#core/languages.ts'
import type { ReadingMessages } from '#core/messages/shape/reading.ts'
import { useLateWords } from '../language/use-late-words.ts'

const readingWords: Record<Language, () => Promise<ReadingMessages>> = {
  pt: () => import('#core/messages/pt/reading.ts').then(({ reading }) => reading),
  en: () => import('#core/messages/en/reading.ts').then(({ reading }) => reading),
  fr: () => import('#core/messages/fr/reading.ts').then(({ reading }) => reading),
  es: () => import('#core/messages/es/reading.ts').then(({ reading }) => reading),
}

const ReadingContext = createContext<ReadingMessages | undefined>(undefined)

interface WithReadingWordsProps {
  children: ReactNode
  /** Stands in their place until the words are here. */
  waiting: ReactNode
  /** The same where they cannot be loaded. */
  missing: ReactNode
}

/** Draws what the page for reading says, once its words are here. */
export function WithReadingWords({ children, waiting, missing }: WithReadingWordsProps) {
  const words = useLateWords(readingWords)
  if (words === 'missing') return missing
  if (words === 'loading') return waiting
  return <ReadingContext value={words}>{children}</ReadingContext>
}

/** Call it only inside `WithReadingWords`. */
export function useReadingWords(): ReadingMessages {
  const words = useContext(ReadingContext)
  if (words === undefined) throw new Error('drawn outside of WithReadingWords')
  return words
}
