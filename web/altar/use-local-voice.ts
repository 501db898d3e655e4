import { useEffect, useState } from 'react'
import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import { localVoice } from './reading-voice.ts'

/** A voice of this device for a language; undefined where there is none, or not yet. */
export function useLocalVoice(language: CeremonyLanguage): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    const synthesis: SpeechSynthesis | undefined = window.speechSynthesis
    if (synthesis === undefined) return
    // Some browsers only begin to look for voices when they are asked.
    const look = (): void => setVoice(localVoice(synthesis.getVoices(), language))
    look()
    synthesis.addEventListener('voiceschanged', look)
    return () => synthesis.removeEventListener('voiceschanged', look)
  }, [language])
  return voice
}
