/** What became of keystrokes after a kill: a comparison of the keys with what the page shows when it is opened again. */

export interface TypedKey {
  key: string
  /** When the page had taken it, on the clock that also times the kill. */
  takenAtMs: number
}

export interface Loss {
  /** Keys that are not in the text, or not where they were typed. */
  lost: number
  /** How long before the kill the oldest of them had been taken; 0 where none is lost. */
  oldestMs: number
}

/**
 * `shown` is what stands in the field afterwards, which was empty when the typing began. Whatever follows the first
 * character that is not as typed is lost: a text that is mixed up is no text. A key that had not been taken before the
 * kill may be there or not.
 */
export function lossOf(typed: readonly TypedKey[], killedAtMs: number, shown: string): Loss {
  const firstWrong = typed.findIndex(({ key }, position) => shown[position] !== key)
  const missing = firstWrong === -1 ? [] : typed.slice(firstWrong)
  const [oldest] = missing
  return {
    lost: missing.length,
    oldestMs: oldest === undefined ? 0 : Math.max(0, killedAtMs - oldest.takenAtMs),
  }
}

/** How many of the lost keys had been taken more than so long before the kill. */
export function lostBefore(
  typed: readonly TypedKey[],
  killedAtMs: number,
  shown: string,
  graceMs: number,
): number {
  const { lost } = lossOf(typed, killedAtMs, shown)
  const missing = typed.slice(typed.length - lost)
  return missing.filter(({ takenAtMs }) => killedAtMs - takenAtMs > graceMs).length
}
