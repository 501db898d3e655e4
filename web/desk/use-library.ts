import { useCallback, useEffect, useRef, useState } from 'react'
import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import { loadLibrary, withSecond } from '#core/library/load-library.ts'
import type { Library } from '#core/library/piece.ts'
import { loadScriptDesk } from './script-desk.ts'

interface Loaded {
  /** The one asked for last; until it is here, the one before. */
  library: Library | undefined
  /** It could not be loaded; tried again when there is a network. */
  isMissing: boolean
  /** Tries again; rejects if it cannot be loaded. */
  load: () => Promise<void>
}

/** The library of a language; nothing is loaded while that is undefined. */
function useLoaded(language: CeremonyLanguage | undefined): Loaded {
  const [library, setLibrary] = useState<Library>()
  const [isMissing, setMissing] = useState(false)
  const wanted = useRef(language)
  wanted.current = language
  const load = useCallback(async () => {
    if (language === undefined) return
    // What shows a script and what it says are of no use without each other.
    const [next] = await Promise.all([loadLibrary(language), loadScriptDesk()])
    if (wanted.current === language) setLibrary(next)
  }, [language])
  useEffect(() => {
    const begin = (): void => void load().catch(() => setMissing(true))
    begin()
    window.addEventListener('online', begin)
    return () => window.removeEventListener('online', begin)
  }, [load])
  return { library, isMissing, load }
}

/**
 * The library of a ceremony's language, once the desk of a script is here to show it, with that of its second one once it
 * has been loaded; until then the one that was in use, or the first alone. Loaded only when `isNeeded`: whoever begins a
 * first ceremony reads nothing of it yet.
 */
export function useLibrary(
  language: CeremonyLanguage,
  secondLanguage: CeremonyLanguage | undefined,
  isNeeded: boolean,
): Loaded {
  const first = useLoaded(isNeeded ? language : undefined)
  const { library: second } = useLoaded(isNeeded ? secondLanguage : undefined)
  if (first.library === undefined || second === undefined || second.language !== secondLanguage) {
    return first
  }
  return { ...first, library: withSecond(first.library, second) }
}
