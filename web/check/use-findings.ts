import { useEffect, useMemo, useState } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { Finding } from '#core/check/finding.ts'
import { findingSteps } from '#core/check/findings-of.ts'
import { type OtherCeremony, otherCouples } from '#core/check/other-couples.ts'
import type { Library } from '#core/library/piece.ts'

export interface Checked {
  ceremony: Ceremony
  /** In the ceremony's language. */
  library: Library
  /** The other ceremonies of this device; the same array as long as they are the same. */
  others: readonly OtherCeremony[]
  /** What the writer was told besides the answers; the same array as long as it says the same. */
  given?: readonly string[]
  /** Sentences that a model found no source for. */
  unbacked?: ReadonlySet<string>
  wordsPerMinute?: number
}

/** So that nobody is told of a name while typing it. */
const pauseMs = 600

/** Safari before 26 has no idle callbacks: there a moment for the next key must do. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 1_000 })
  return () => cancelIdleCallback(handle)
}

/** Takes one step after another, each when the browser has nothing else to do; returns how to stop. */
function inIdleSteps(
  steps: ReturnType<typeof findingSteps>,
  onDone: (findings: readonly Finding[]) => void,
): () => void {
  let cancel = (): void => undefined
  const take = (): void => {
    const step = steps.next()
    if (step.done === true) onDone(step.value)
    else cancel = whenIdle(take)
  }
  cancel = whenIdle(take)
  return () => cancel()
}

/**
 * What the check finds, a pause after the last change and never while a key is being answered; undefined before the
 * first time. `onlyRed` while somebody types: marks of style belong to whoever asked for them.
 */
export function useFindings(
  { ceremony, library, others, given, unbacked, wordsPerMinute }: Checked,
  { onlyRed }: { onlyRed: boolean },
): readonly Finding[] | undefined {
  const [findings, setFindings] = useState<readonly Finding[]>()
  const isFirst = findings === undefined
  const prepared = useMemo(() => otherCouples(others), [others])
  useEffect(() => {
    let stop = (): void => undefined
    const context = {
      others: prepared,
      ...(given === undefined ? {} : { given }),
      ...(unbacked === undefined ? {} : { unbacked }),
      ...(wordsPerMinute === undefined ? {} : { wordsPerMinute }),
    }
    const timer = setTimeout(
      () => {
        stop = inIdleSteps(findingSteps(ceremony, library, context, { onlyRed }), setFindings)
      },
      isFirst ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [ceremony, library, prepared, given, unbacked, wordsPerMinute, onlyRed, isFirst])
  const { acceptedFindings } = ceremony
  // What has just been accepted goes at once, before the next look at the whole.
  return useMemo(() => {
    const accepted = new Set(acceptedFindings)
    return findings?.filter(({ id }) => !accepted.has(id))
  }, [findings, acceptedFindings])
}
