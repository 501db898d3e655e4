import { useEffect, useState } from 'react'
import { findGuestCities } from '../../cities/find-guest-cities.ts'
import { useDesk } from '../use-desk.ts'

const none: readonly string[] = []

/** The distances that the writer was given, which nobody told: the check must not ask where they come from. */
export function useGivenDistances(isAsked: boolean): readonly string[] {
  const { ceremony } = useDesk()
  const { id } = ceremony
  const [read, setRead] = useState({ id, given: none })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once each time, not at every change
  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    void findGuestCities(ceremony).then(({ lines }) => {
      if (isWanted && lines.length > 0) setRead({ id, given: lines.map(({ line }) => line) })
    })
    return () => {
      isWanted = false
    }
  }, [isAsked, id])
  return read.id === id ? read.given : none
}
