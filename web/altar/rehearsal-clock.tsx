import { useEffect, useRef, useState } from 'react'
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
}

const tickMs = 500

/** How long this section and the whole have taken so far, and a voice to listen to. Only while rehearsing. */
export function RehearsalClock({ words, stops, language }: RehearsalClockProps) {
  const key = stops[0]?.key ?? ''
  const [nowMs, setNowMs] = useState(() => performance.now())
  const begunMs = useRef(nowMs)
  const [moment, setMoment] = useState({ key, sinceMs: nowMs })
  if (moment.key !== key) setMoment({ key, sinceMs: nowMs })

  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), tickMs)
    return () => clearInterval(timer)
  }, [])

  return (
    <aside className="altar-clock" aria-label={words.way.rehearse}>
      <p>
        {words.rehearsal.clock(
          minutesAndSeconds(nowMs - moment.sinceMs),
          minutesAndSeconds(nowMs - begunMs.current),
        )}
      </p>
      <HearButton words={words.hear} label={words.hear.moment} stops={stops} language={language} />
    </aside>
  )
}
