import { useMemo, useSyncExternalStore } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { FormerDetails } from '#core/check/check-context.ts'
import { changedSince, type FormerDetail } from './former-details.ts'

interface Held {
  details: readonly FormerDetail[]
  /** Somebody is in one of the fields: half a name is no other name. */
  isTyping: boolean
}

const nothing: Held = { details: [], isTyping: false }

/** By ceremony, for as long as the page is open: neither another couple nor a folded panel settles what is open. */
const held = new Map<string, Held>()
const listeners = new Set<() => void>()

/** Keeps what a ceremony's details said before they were changed. */
export function holdDetails(ceremonyId: string, change: Partial<Held>): void {
  held.set(ceremonyId, { ...(held.get(ceremonyId) ?? nothing), ...change })
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is kept of a ceremony's details; the same object while it is the same. */
export function useHeldDetails(ceremonyId: string): Held {
  const read = (): Held => held.get(ceremonyId) ?? nothing
  return useSyncExternalStore(subscribe, read, read)
}

/** The details that have changed, as the check takes them. */
export function asCheckContext(changed: readonly FormerDetail[]): FormerDetails {
  const values = (kind: 'place' | 'date' | 'time'): string[] =>
    changed.flatMap((detail) => (detail.kind === kind ? [detail.former] : []))
  return {
    partners: changed.flatMap((detail) => (detail.kind === 'name' ? [detail.former] : [])),
    places: values('place'),
    dates: values('date'),
    times: values('time'),
  }
}

/**
 * What the script may still say though the details no longer do; undefined while that is nothing, and the same object
 * while it says the same.
 */
export function useFormerContext(ceremony: Ceremony): FormerDetails | undefined {
  const { details, isTyping } = useHeldDetails(ceremony.id)
  const changed = isTyping ? [] : changedSince(details, ceremony)
  const said = changed.length === 0 ? '' : JSON.stringify(asCheckContext(changed))
  return useMemo(() => (said === '' ? undefined : JSON.parse(said)), [said])
}
