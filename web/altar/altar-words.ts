/** What the altar says, in one language: loaded with the page, and kept by the service worker in every language. */
import { useEffect, useState } from 'react'
import { defaultLanguage, isLanguage, type Language } from '#core/languages.ts'
import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { useLanguage } from '../language/use-language.ts'
import { browserDevice } from '../storage/device.ts'
import { languageKey } from '../storage/keys.ts'

const loaders: Record<Language, () => Promise<{ altar: AltarMessages }>> = {
  pt: () => import('#core/messages/pt/altar.ts'),
  en: () => import('#core/messages/en/altar.ts'),
  fr: () => import('#core/messages/fr/altar.ts'),
  es: () => import('#core/messages/es/altar.ts'),
}

/** Loads what will be asked for, before it is. */
export function beginAltarWords(): void {
  const stored = browserDevice.read(languageKey)
  loaders[isLanguage(stored) ? stored : defaultLanguage]().catch(() => undefined)
}

/** Undefined until loaded; `isMissing` where they cannot be. */
export function useAltarWords(): { words: AltarMessages | undefined; isMissing: boolean } {
  const { language } = useLanguage()
  const [words, setWords] = useState<AltarMessages>()
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    let isWanted = true
    loaders[language]().then(
      ({ altar }) => {
        if (isWanted) setWords(altar)
      },
      () => setMissing(true),
    )
    return () => {
      isWanted = false
    }
  }, [language])
  return { words, isMissing }
}
