import { useEffect, useState } from 'react'
import type { Stop } from '#core/altar/altar-script.ts'
import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import type { AltarMessages } from '#core/messages/shape/altar.ts'
import { minutesAndSeconds } from './clock-time.ts'
import { HearButton } from './hear-button.tsx'

interface RehearsalClockProps {
  words: AltarMessages
  /** The section that is being read, in all its parts. */
  stops: readonly Stop[]
  language: CeremonyLanguage
  /** What the pages before this one took: those of the section, and all. */
  before: { moment: number; whole: number }
  /** When this page began. */
  sinceMs: number
}

const tickMs = 500

/** How long this section and the whole have taken so far, and a voice to listen to. Only while rehearsing. */
export function RehearsalClock({ words, stops, language, before, sinceMs }: RehearsalClockProps) {
  const [nowMs, setNowMs] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  // The page may have been turned since the last tick.
  const pageMs = Math.max(0, nowMs - sinceMs)

  return (
    <aside className="altar-clock" aria-label={words.way.rehearse}>
      <p>
        {words.rehearsal.clock(
          minutesAndSeconds(before.moment + pageMs),
          minutesAndSeconds(before.whole + pageMs),
        )}
      </p>
      <HearButton words={words.hear} label={words.hear.moment} stops={stops} language={language} />
    </aside>
  )
}
