/** What keys and fingers do while a script is read: they turn, they ask for the buttons, or they do nothing. */

export type Act =
  | 'next'
  | 'back'
  /** Shows the buttons, or puts them away. */
  | 'buttons'
  /** Nothing, and nothing of the browser's either. */
  | 'none'
  /** Not ours: the browser's own shortcuts, moving the focus. */
  | 'leave'

const keys: Readonly<Record<string, Act>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  '.': 'next',
  ArrowLeft: 'back',
  ArrowUp: 'back',
  PageUp: 'back',
  Escape: 'buttons',
  Tab: 'leave',
}

/** Keys that people use to press the button that has the focus. */
const pressing = ['Enter', ' ']

/** What a key does. `isOnButton`: the focus is on a button of the page. */
export function keyAct(
  event: Pick<KeyboardEvent, 'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  isOnButton: boolean,
): Act {
  const { key, repeat, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey || /^F\d+$/.test(key)) return 'leave'
  if (isOnButton && pressing.includes(key)) return 'leave'
  // A key that is held down, or a pedal that is stood on.
  if (repeat) return 'none'
  return Object.hasOwn(keys, key) ? (keys[key] ?? 'none') : 'none'
}

/** One finger, or the mouse, from its coming down to its going up. */
export interface Stroke {
  fromX: number
  fromY: number
  toX: number
  toY: number
  tookMs: number
  /** Of the window. */
  widthPx: number
  /** Another finger was down as well. */
  isPinch: boolean
}

/** Held this long without moving, a finger asks for the buttons. */
export const holdMs = 900

/** A hand shakes. */
export const stillPx = 12
const swipePx = 40

/** A tap this near to the left edge, as a part of the width, turns back. */
const backEdge = 0.25

/** What a finger does when it goes up; holding it has done its part before. */
export function strokeAct({ fromX, fromY, toX, toY, tookMs, widthPx, isPinch }: Stroke): Act {
  const acrossPx = toX - fromX
  const alongPx = toY - fromY
  if (isPinch || tookMs >= holdMs) return 'none'
  if (Math.hypot(acrossPx, alongPx) <= stillPx) return fromX < widthPx * backEdge ? 'back' : 'next'
  if (Math.abs(acrossPx) < swipePx || Math.abs(acrossPx) < 1.5 * Math.abs(alongPx)) return 'none'
  return acrossPx < 0 ? 'next' : 'back'
}
