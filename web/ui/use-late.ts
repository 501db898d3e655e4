import { useCallback, useEffect, useState } from 'react'

export type Late<Value> =
  | { kind: 'loading' }
  | { kind: 'missing'; again: () => void }
  | { kind: 'here'; value: Value }

/**
 * What is loaded when it is first drawn; what could not be is loaded again once there is a network, and whenever
 * somebody asks. `load` is the same function for as long as the same is wanted.
 */
export function useLate<Value>(load: () => Promise<Value>): Late<Value> {
  const [attempt, setAttempt] = useState(0)
  const [ended, setEnded] = useState<{ of: typeof load; attempt: number; late: Late<Value> }>()
  const again = useCallback(() => setAttempt((before) => before + 1), [])
  useEffect(() => {
    let isWanted = true
    const show = (late: Late<Value>): void => {
      if (isWanted) setEnded({ of: load, attempt, late })
    }
    load().then(
      (value) => show({ kind: 'here', value }),
      () => show({ kind: 'missing', again }),
    )
    return () => {
      isWanted = false
    }
  }, [load, attempt, again])
  const isMissing = ended?.late.kind === 'missing'
  useEffect(() => {
    if (!isMissing) return
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isMissing, again])
  return ended?.of === load && ended.attempt === attempt ? ended.late : { kind: 'loading' }
}
