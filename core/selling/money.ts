/** Conversion between our whole cents and the providers' decimals. */

/** `9900` -> `"99.00"`: always two decimals, a dot, no grouping. Throws on anything but whole, non-negative cents. */
export function decimalFromCents(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`not an amount: ${cents}`)
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/**
 * `"99.00"`, `"99"`, `99` or `99.9` -> whole cents. `undefined` for anything but a non-negative amount with at most two
 * decimals: a provider's answer that we cannot read exactly is not a payment.
 */
export function centsFromDecimal(decimal: string | number): number | undefined {
  // A JSON number such as 99.9 prints back as it was written, so its text is as exact as the string form.
  const match = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(String(decimal))
  if (match?.[1] === undefined) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
