/**
 * The ceremony on the desk, and the one history of all that was done to it. Every change is a pure edit of
 * `core/ceremony/edits`; storing what has changed is the shelf's work, which listens here.
 */
import type { Ceremony } from '#core/ceremony/document.ts'

/** A change to a ceremony: its next state, or the very same ceremony if nothing changes. */
export type Edit = (ceremony: Ceremony, nowMs: number) => Ceremony

/** Where on the desk a change was made: the id of the element that shows it. Undoing leads back there. */
type ChangePlace = string

export interface EditingState {
  ceremony: Ceremony
  /** False while another tab edits it, or while it is being put away. */
  isEditable: boolean
  canUndo: boolean
  canRedo: boolean
  /** What undoing would bring back, the content at least; the last step has it to itself. */
  before: Ceremony | undefined
}

interface ChangeOptions {
  at?: ChangePlace
  /** Changes of the same name that follow each other without a pause, such as letters typed, are undone together. */
  typing?: string
  /** Nobody made it, so that nobody takes it back: what a service says of the script, say. */
  isStep?: false
}

export interface Editing {
  state(): EditingState
  subscribe(listener: () => void): () => void
  /** Makes a change, unless the ceremony cannot be edited now. */
  change(edit: Edit, options?: ChangeOptions): void
  /** Takes the last change back and says where it was made; undefined if there is none. */
  undo(): ChangePlace | undefined
  /** Makes the change again that was taken back last. */
  redo(): ChangePlace | undefined
  /** Puts a ceremony on the desk in place of the former, whose history ends. */
  show(ceremony: Ceremony, options: { isEditable: boolean }): void
  /** Takes no more changes until a ceremony is shown. */
  lock(): void
}

/** Typing that pauses for longer begins a new step of the history. */
const pauseMs = 1_000

/** A step keeps the whole former ceremony, which shares all that did not change. */
const maxSteps = 500

interface Step {
  before: Ceremony
  at: ChangePlace
}

export function createEditing(first: Ceremony, now: () => number): Editing {
  const listeners = new Set<() => void>()
  let done: readonly Step[] = []
  let undone: readonly Step[] = []
  let typing: { name: string; lastMs: number } | undefined
  let state: EditingState = {
    ceremony: first,
    isEditable: false,
    canUndo: false,
    canRedo: false,
    before: undefined,
  }

  function publish(change: Partial<Pick<EditingState, 'ceremony' | 'isEditable'>>): void {
    const before = done.at(-1)?.before
    state = { ...state, ...change, canUndo: done.length > 0, canRedo: undone.length > 0, before }
    for (const listener of listeners) listener()
  }

  /** The content of a former state, as the ceremony's latest one. */
  function asLatest(former: Ceremony): Ceremony {
    return { ...former, revision: state.ceremony.revision + 1, changedAtMs: now() }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(edit, { at = '', typing: name, isStep } = {}) {
      const before = state.ceremony
      if (!state.isEditable) return
      const nowMs = now()
      const ceremony = edit(before, nowMs)
      if (ceremony === before) return
      if (isStep === false) {
        publish({ ceremony })
        return
      }
      const goesOn = name !== undefined && typing?.name === name && nowMs - typing.lastMs <= pauseMs
      if (!goesOn) done = [...done, { before, at }].slice(-maxSteps)
      undone = []
      typing = name === undefined ? undefined : { name, lastMs: nowMs }
      publish({ ceremony })
    },
    undo() {
      const step = done.at(-1)
      if (step === undefined || !state.isEditable) return undefined
      done = done.slice(0, -1)
      undone = [...undone, { before: state.ceremony, at: step.at }]
      typing = undefined
      publish({ ceremony: asLatest(step.before) })
      return step.at
    },
    redo() {
      const step = undone.at(-1)
      if (step === undefined || !state.isEditable) return undefined
      undone = undone.slice(0, -1)
      done = [...done, { before: state.ceremony, at: step.at }]
      typing = undefined
      publish({ ceremony: asLatest(step.before) })
      return step.at
    },
    show(ceremony, { isEditable }) {
      // The same ceremony, as another tab has stored it or made editable again, is no other's history.
      if (ceremony !== state.ceremony) {
        done = []
        undone = []
        typing = undefined
      }
      publish({ ceremony, isEditable })
    },
    lock: () => publish({ isEditable: false }),
  }
}
