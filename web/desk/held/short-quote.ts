/** Enough to know them by. */
const wordsMost = 12

/** The beginning of words that stand whole in the field above. */
export function shortQuote(quote: string): string {
  const words = quote.trim().split(/\s+/)
  return words.length > wordsMost ? `${words.slice(0, wordsMost).join(' ')}…` : words.join(' ')
}
