/** Tells a press that was meant from a finger that is lifted off something that has appeared under it. */
import { holdMs } from './turning.ts'

/** Where a finger, a pen or the mouse came down last. */
export interface ComingDown {
  /** What can be pressed there; null where nothing can. */
  on: unknown
  pointerId: number
  isMouse: boolean
  isReading: boolean
  timeStamp: number
}

/** What the browser reports as a click. */
export interface Press {
  on: unknown
  /** 0 where it came from a key, a screen reader or a script. */
  detail: number
  /** Undefined in a browser that does not tell. */
  pointerId: number | undefined
  isReading: boolean
  timeStamp: number
}

/**
 * Whether somebody meant it. While one reads, what is pressed by hand has to be what the same hand came down on, so that
 * it stood there before; and a hold, which asks for the buttons, ends in no press. Before and after reading the browser
 * decides, which takes a finger just beside a button for one on it.
 */
export function isMeant(press: Press, down: ComingDown | undefined): boolean {
  if (press.detail === 0) return true
  if (!press.isReading && down?.isReading !== true) return true
  if (down === undefined || down.on !== press.on) return false
  if (press.pointerId !== undefined && press.pointerId !== down.pointerId) return false
  return down.isMouse || press.timeStamp - down.timeStamp < holdMs
}
