/** The dialogs about people, which are opened from the plan, from the script and from the check. */
import { useSyncExternalStore } from 'react'
import type { BlankGroup } from '#core/ceremony/brackets.ts'

export type PeopleDialog =
  | { kind: 'none' }
  | { kind: 'people' | 'entrances' }
  /** One name that a moment of the script lacks. */
  | { kind: 'name'; of: BlankGroup; moment: string }

const nothing: PeopleDialog = { kind: 'none' }

let opened: PeopleDialog = nothing
const listeners = new Set<() => void>()

export function openPeople(dialog: PeopleDialog): void {
  opened = dialog
  for (const listener of listeners) listener()
}

export function closePeople(): void {
  openPeople(nothing)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Which of them is open. */
export function useOpenPeople(): PeopleDialog {
  return useSyncExternalStore(
    subscribe,
    () => opened,
    () => nothing,
  )
}
