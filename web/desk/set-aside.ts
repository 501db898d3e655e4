/** What the last clearing, opening of a file or undoing replaced, in memory only, so that clearing really clears. */

import { isBlank } from '#core/ceremony/blank.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { clearContent, withContentOf } from '#core/ceremony/edits/clear.ts'
import type { Editing } from './editing.ts'

/** What happened to it: the ceremony was cleared, a file took its place, or what was there before came back. */
type SettingAside = 'cleared' | 'opened' | 'restored'

export interface SetAside {
  /** Undefined where there is nothing to bring back. */
  state(): SettingAside | undefined
  subscribe(listener: () => void): () => void
  /** Empties the ceremony on the desk. */
  clear(): void
  /** Puts the content of another ceremony in its place. */
  replaceBy(other: Ceremony): void
  /** Brings back what was replaced last, which replaces what is there. */
  bringBack(): void
  /** Forgets it. */
  dismiss(): void
}

/** `onReplaced`: what is being written for the former content is no longer wanted. */
export function createSetAside(editing: Editing, onReplaced: () => void): SetAside {
  const listeners = new Set<() => void>()
  let former: { kind: SettingAside; ceremony: Ceremony } | undefined

  function publish(next: typeof former): void {
    former = next
    for (const listener of listeners) listener()
  }

  function replace(kind: SettingAside, edit: Parameters<Editing['change']>[0]): void {
    const { ceremony, isEditable } = editing.state()
    if (!isEditable) return
    onReplaced()
    editing.change(edit)
    publish(isBlank(ceremony) ? undefined : { kind, ceremony })
  }

  editing.subscribe(() => {
    const { ceremony, isEditable } = editing.state()
    if (former !== undefined && (ceremony.id !== former.ceremony.id || !isEditable)) {
      publish(undefined)
    }
  })

  return {
    state: () => former?.kind,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    clear: () => replace('cleared', clearContent),
    replaceBy: (other) =>
      replace('opened', (ceremony, nowMs) => withContentOf(ceremony, other, nowMs)),
    bringBack() {
      if (former === undefined) return
      const { ceremony: before } = former
      replace('restored', (ceremony, nowMs) => withContentOf(ceremony, before, nowMs))
    },
    dismiss: () => publish(undefined),
  }
}
