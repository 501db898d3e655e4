import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { DeskMessages } from '#core/messages/shape/desk.ts'
import { announce } from './announcer.tsx'
import { editing } from './desk-state.ts'
import { goTo } from './go-to.ts'

/** Takes the last change back, or makes it again, and goes where it was made. */
export function stepHistory(step: 'undo' | 'redo', words: DeskMessages['history']): void {
  // The element it was made in may come back with it.
  const place = flushSync(() => editing[step]())
  if (place === undefined) {
    announce(step === 'undo' ? words.nothingToUndo : words.nothingToRedo)
    return
  }
  if (place !== '') goTo(place)
  announce(step === 'undo' ? words.undone : words.redone)
}

/** What is typed there is no part of the ceremony, and has the browser's own history. */
const elsewhere = 'dialog, .find-bar, .start-card-notes, .notes-panel'

function isElsewhere({ target }: Event): boolean {
  return target instanceof Element && target.closest(elsewhere) !== null
}

function stepOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  if (key.toLowerCase() === 'y' && !shiftKey) return 'redo'
  if (key.toLowerCase() !== 'z') return undefined
  return shiftKey ? 'redo' : 'undo'
}

/** Ctrl+Z and Ctrl+Shift+Z anywhere on the desk, and the undoing of a phone's keyboard. */
export function useHistoryKeys(words: DeskMessages['history']): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const step = stepOf(event)
      if (step === undefined || isElsewhere(event)) return
      event.preventDefault()
      stepHistory(step, words)
    }
    const onInput = (event: InputEvent): void => {
      const { inputType } = event
      if (inputType !== 'historyUndo' && inputType !== 'historyRedo') return
      if (isElsewhere(event)) return
      event.preventDefault()
      stepHistory(inputType === 'historyUndo' ? 'undo' : 'redo', words)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('beforeinput', onInput)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('beforeinput', onInput)
    }
  }, [words])
}
