import { useEffect, useSyncExternalStore } from 'react'
import { createGeneration, type GenerationState, idleGeneration } from '../generation/generation.ts'
import {
  type CeremonyState,
  createCeremonyStore,
  initialCeremonyState,
} from '../storage/ceremony-store.ts'
import { browserDevice } from '../storage/device.ts'

/** Thirty refreshes a second are as many as reading needs; a timer, unlike a frame, also runs in a hidden tab. */
const refreshMs = 33

/** The ceremony of this page; nothing is read before `useCeremonyStorage` runs. */
export const ceremonyStore = createCeremonyStore(browserDevice, Date.now)

/** The writing of its texts. */
export const generation = createGeneration(ceremonyStore, (refresh) => {
  setTimeout(refresh, refreshMs)
})

export function useCeremony(): CeremonyState {
  return useSyncExternalStore(
    ceremonyStore.subscribe,
    ceremonyStore.state,
    () => initialCeremonyState,
  )
}

export function useGeneration(): GenerationState {
  return useSyncExternalStore(generation.subscribe, generation.state, () => idleGeneration)
}

/** Reads the device, follows other tabs and asks the browser not to forget; mounted once, by the creator. */
export function useCeremonyStorage(): void {
  const { loaded, clearings, info, answers, saving } = useCeremony()

  useEffect(() => {
    const onStorage = (event: StorageEvent): void => ceremonyStore.absorb(event.key, event.newValue)
    window.addEventListener('storage', onStorage)
    ceremonyStore.load()
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  // How the last generation went says nothing about what has taken its place.
  useEffect(() => {
    if (clearings > 0) generation.reset()
  }, [clearings])

  // What could not be kept is lost with the page: the browser asks before it goes.
  useEffect(() => {
    if (saving === 'kept') return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [saving])

  // Asked once there is something to keep: some browsers ask the person in turn.
  const hasContent = loaded && [...Object.values(info), ...answers].some((value) => value !== '')
  useEffect(() => {
    if (hasContent) void navigator.storage?.persist?.().catch(() => false)
  }, [hasContent])
}
