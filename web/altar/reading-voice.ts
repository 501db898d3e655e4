/**
 * Reads aloud with a voice of the device itself, breath by breath. Voices that live on somebody's server are never used:
 * what the couple told would leave the device.
 */
import type { AltarScript, Stop } from '#core/altar/altar-script.ts'
import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import { isReadAloud } from '#core/ceremony/script-line.ts'

export interface SpokenBreath {
  text: string
  /** Present if it is in the second language, and to be said by a voice of that. */
  language?: CeremonyLanguage
  /** Silence after it. */
  pauseMs: number
}

const breathPauseMs = 250
const linePauseMs = 900
const sectionPauseMs = 2_000

/** What is said of these sections; directions are not. */
export function spokenBreaths(stops: AltarScript['stops']): SpokenBreath[] {
  return stops.flatMap((stop) => {
    const breaths = breathsReadAloud(stop)
    return breaths.map(({ text, line, isLineEnd }, index) => {
      const language = stop.lines[line]?.language
      return {
        text: text.trim(),
        ...(language === undefined ? {} : { language }),
        pauseMs:
          index === breaths.length - 1 ? sectionPauseMs : isLineEnd ? linePauseMs : breathPauseMs,
      }
    })
  })
}

function breathsReadAloud({ breaths, lines }: Stop): Stop['breaths'] {
  return breaths.filter(({ line }) => {
    const whose = lines[line]
    return whose !== undefined && isReadAloud(whose)
  })
}

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>

/** The voice for a language: of the same country if there is one, of the same language otherwise. */
export function localVoice<Some extends Voice>(
  voices: readonly Some[],
  language: CeremonyLanguage,
): Some | undefined {
  const wanted = language.toLowerCase()
  const [base = ''] = wanted.split('-')
  const tag = ({ lang }: Some): string => lang.toLowerCase().replace('_', '-')
  const local = voices.filter((voice) => voice.localService)
  return (
    local.find((voice) => tag(voice) === wanted) ??
    local.find((voice) => tag(voice).split('-')[0] === base)
  )
}

export interface ReadingVoice {
  /** Reads these from the first to the last; resolves when it has, or when it was stopped. */
  read(breaths: readonly SpokenBreath[]): Promise<void>
  stop(): void
}

/**
 * `voice` must be one of the device's own. What is in a second language is left out where the device has no voice for
 * it: nobody learns from hearing it in the wrong one.
 */
export function createReadingVoice(
  synthesis: SpeechSynthesis,
  voice: SpeechSynthesisVoice,
): ReadingVoice {
  let turn = 0

  function say(text: string, speaking: SpeechSynthesisVoice): Promise<void> {
    return new Promise((resolve) => {
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.voice = speaking
      utterance.lang = speaking.lang
      utterance.rate = 0.9
      utterance.onend = () => resolve()
      utterance.onerror = () => resolve()
      synthesis.speak(utterance)
    })
  }

  return {
    async read(breaths) {
      turn += 1
      const mine = turn
      synthesis.cancel()
      for (const { text, language, pauseMs } of breaths) {
        const speaking =
          language === undefined ? voice : localVoice(synthesis.getVoices(), language)
        if (speaking === undefined) continue
        await say(text, speaking)
        if (mine !== turn) return
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        if (mine !== turn) return
      }
    },
    stop() {
      turn += 1
      synthesis.cancel()
    },
  }
}
