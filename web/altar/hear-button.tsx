import { useEffect, useRef, useState } from 'react'
import type { Stop } from '#core/altar/altar-script.ts'
import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { Button } from '../ui/button.tsx'
import { createReadingVoice, type ReadingVoice, spokenBreaths } from './reading-voice.ts'
import { useLocalVoice } from './use-local-voice.ts'

interface HearButtonProps {
  words: AltarMessages['hear']
  label: string
  stops: readonly Stop[]
  language: CeremonyLanguage
}

/** Reads sections aloud; without a voice of the device itself it is not there. */
export function HearButton({ words, label, stops, language }: HearButtonProps) {
  const voice = useLocalVoice(language)
  const [isReading, setReading] = useState(false)
  const reading = useRef<ReadingVoice>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is on the screen
  useEffect(() => () => reading.current?.stop(), [stops[0]?.key])
  if (voice === undefined) return null

  const press = (): void => {
    if (isReading) {
      reading.current?.stop()
      return
    }
    reading.current = createReadingVoice(window.speechSynthesis, voice)
    setReading(true)
    void reading.current.read(spokenBreaths(stops)).then(() => setReading(false))
  }
  return <Button onClick={press}>{isReading ? words.stop : label}</Button>
}
