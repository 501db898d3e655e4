import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Language } from '#core/languages.ts'
import type { ReadingMessages } from '#core/messages/shape/reading.ts'
import { useLanguage } from '../language/use-language.ts'

const loaders: Record<Language, () => Promise<{ reading: ReadingMessages }>> = {
  pt: () => import('#core/messages/pt/reading.ts'),
  en: () => import('#core/messages/en/reading.ts'),
  fr: () => import('#core/messages/fr/reading.ts'),
  es: () => import('#core/messages/es/reading.ts'),
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
  const { language } = useLanguage()
  const [words, setWords] = useState<ReadingMessages | 'missing'>()
  useEffect(() => {
    let isWanted = true
    const show = (next: ReadingMessages | 'missing'): void => {
      if (isWanted) setWords(next)
    }
    loaders[language]().then(
      ({ reading }) => show(reading),
      () => show('missing'),
    )
    return () => {
      isWanted = false
    }
  }, [language])
  if (words === 'missing') return missing
  if (words === undefined) return waiting
  return <ReadingContext value={words}>{children}</ReadingContext>
}

/** Call it only inside `WithReadingWords`. */
export function useReadingWords(): ReadingMessages {
  const words = useContext(ReadingContext)
  if (words === undefined) throw new Error('drawn outside of WithReadingWords')
  return words
}
