/** How often notifications may make us ask PayPal something: anybody can send one. */

export interface AskingBounds {
  /** Questions per minute on behalf of one network address. */
  oneSender: number
  /** Questions per minute on behalf of all addresses together. */
  allSenders: number
}

/** Uses up one question of a sender's allowance; returns false if none is left for this minute. */
export type AskingAllowance = (from: string) => boolean

const minuteMs = 60_000

/** Each sender has their own allowance, so that a forger cannot use up PayPal's. `now`: epoch milliseconds. */
export function createAskingAllowance(
  { oneSender, allSenders }: AskingBounds,
  now: () => number,
): AskingAllowance {
  let asked: { atMs: number; from: string }[] = []

  return (from) => {
    asked = asked.filter(({ atMs }) => atMs > now() - minuteMs)
    if (asked.length >= allSenders) return false
    if (asked.filter((one) => one.from === from).length >= oneSender) return false
    asked.push({ atMs: now(), from })
    return true
  }
}
