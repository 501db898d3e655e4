/** The six digits that open the door (docs/specification.md sections 5 and 9). */

export const pinLength = 6

const lowestPin = 100_000

/** How many PINs there are: 100000 to 999999. */
export const pinCount = 900_000

/** The digits of what was typed or pasted, cut to six only after everything else is removed ("123 456" is a PIN). */
export function normalisePin(input: string): string {
  return input.replace(/\D/g, '').slice(0, pinLength)
}

/** Whether the text has the form of a PIN. Says nothing about whose it is. */
export function isPin(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text)
}

/**
 * Draws a PIN; all are equally likely.
 * @param randomUint32 uniformly random integers from 0 to 2^32 - 1, from a cryptographically secure generator
 */
export function drawPin(randomUint32: () => number): string {
  // The last, incomplete round of 900,000 would favour the lower PINs.
  const fairBelow = 2 ** 32 - (2 ** 32 % pinCount)
  for (;;) {
    const drawn = randomUint32()
    if (drawn < fairBelow) return String(lowestPin + (drawn % pinCount))
  }
}
