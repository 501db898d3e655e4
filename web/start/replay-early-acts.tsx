import { useEffect } from 'react'
import { replay, takeEarlyActs } from './early-acts.ts'

/** Mounted once the page lives and knows what is in its fields: does what was asked of it before. */
export function ReplayEarlyActs() {
  useEffect(() => {
    for (const act of takeEarlyActs(window)) replay(act)
  }, [])
  return null
}
