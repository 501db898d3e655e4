import { useEffect, useRef, useState } from 'react'
import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import type { Ceremony, PlacedSection } from '#core/ceremony/document.ts'
import { partForSecond, takeSecond } from '#core/ceremony/edits/second-language.ts'
import { secondKey } from '#core/ceremony/second-language.ts'
import type { SecondMessages } from '#core/messages/shape/second.ts'
import { type AskedPart, type RewritingOutcome, sayIn } from '../../generation/rewrite.ts'
import { useLanguage } from '../../language/use-language.ts'
import { announce } from '../announcer.tsx'
import { sectionId } from '../element-ids.ts'
import { whyNot } from '../rewriting/why-not.ts'
import { useDesk } from '../use-desk.ts'

export interface SecondWriting {
  /** What has come so far; undefined while nothing is being written. */
  draft: string | undefined
  /** Why the last one came to nothing. */
  problem: string | undefined
  begin(): void
  stop(): void
}

/** Asks the writer for a section's text in the second language; what is there stays until the new one is whole. */
export function useSecondWriting(
  section: PlacedSection,
  ceremony: Ceremony,
  language: CeremonyLanguage,
  words: SecondMessages,
): SecondWriting {
  const { library, change, sourceInUse } = useDesk()
  const { messages } = useLanguage()
  const [draft, setDraft] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const running = useRef<AskedPart>(undefined)
  useEffect(() => () => running.current?.stop(), [])

  const ended = (outcome: RewritingOutcome): void => {
    running.current = undefined
    setDraft(undefined)
    if (!('kind' in outcome) || outcome.kind !== 'written') {
      const why = whyNot(outcome, messages)
      setProblem(why === undefined ? undefined : `${words.failed} ${why}`)
      return
    }
    let isTaken = true
    change(
      (current, nowMs) => {
        const next = takeSecond(current, library, section, outcome.content, nowMs)
        isTaken = next !== undefined
        return next ?? current
      },
      { at: sectionId(secondKey(section.key)) },
    )
    if (isTaken) announce(words.taken)
    else setProblem(words.mismatch)
  }

  return {
    draft,
    problem,
    begin() {
      const part = partForSecond(ceremony, library, section.key)
      if (part === '') {
        setProblem(words.nothing)
        return
      }
      setProblem(undefined)
      setDraft('')
      const asked = sayIn(language, { ceremony, source: sourceInUse(), part }, (delta) =>
        setDraft((now) => (now === undefined ? now : now + delta)),
      )
      running.current = asked
      void asked.ended.then((outcome) => {
        if (running.current === asked) ended(outcome)
      })
    },
    stop() {
      running.current?.stop()
      running.current = undefined
      setDraft(undefined)
    },
  }
}
