import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { withoutAccepted } from '#core/check/findings-of.ts'
import {
  atWork,
  type Checked,
  type CheckState,
  createChecking,
  type LastCheck,
} from './checking.ts'

/** Safari before 26 has no idle callbacks: there a moment for the next key must do. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: 1_000 })
  return () => cancelIdleCallback(handle)
}

function afterPause(pauseMs: number, work: () => void): () => void {
  const timer = setTimeout(work, pauseMs)
  return () => clearTimeout(timer)
}

/** One for each way of checking, for as long as the document lives. */
const memories: Record<'all' | 'red', LastCheck> = { all: {}, red: {} }

interface Findings extends CheckState {
  /** Looks again at what failed. */
  again: () => void
}

/**
 * What the check finds in the ceremony, and how far it is; nothing accepted is among it. `onlyRed` while somebody types:
 * marks of style belong to whoever asked for them.
 */
export function useFindings(checked: Checked, { onlyRed }: { onlyRed: boolean }): Findings {
  const { ceremony, library, others, given, wordsPerMinute } = checked
  const [checking] = useState(() =>
    createChecking(
      { after: afterPause, nowMs: () => performance.now(), report: reportError },
      memories[onlyRed ? 'red' : 'all'],
      { onlyRed },
    ),
  )
  useEffect(() => {
    const want = (): void =>
      checking.want({
        ceremony,
        library,
        others,
        ...(given === undefined ? {} : { given }),
        ...(wordsPerMinute === undefined ? {} : { wordsPerMinute }),
      })
    // Nobody has asked for what is marked by itself: the page may be drawn first.
    if (onlyRed) return whenIdle(want)
    want()
    return undefined
  }, [checking, ceremony, library, others, given, wordsPerMinute, onlyRed])
  useEffect(() => () => checking.stop(), [checking])
  const now = useSyncExternalStore(checking.subscribe, checking.state, () => atWork)
  const state = now.ceremony?.id === ceremony.id ? now : atWork
  const { acceptedFindings } = ceremony
  // What has just been accepted goes at once, without another look.
  const findings = useMemo(
    () => withoutAccepted(state.findings, { acceptedFindings }),
    [state.findings, acceptedFindings],
  )
  const { again } = checking
  return useMemo(() => ({ ...state, findings, again }), [state, findings, again])
}
