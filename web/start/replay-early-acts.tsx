import { useEffect } from 'react'
import { replay, takeEarlyActs } from './early-acts.ts'

/** Mounted once the page is hydrated and has read its fields: replays what was done before. */
export function ReplayEarlyActs() {
  useEffect(() => {
    for (const act of takeEarlyActs(window)) replay(act)
  }, [])
  return null
}
