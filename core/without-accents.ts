/** The text with its letters bare: `Conceição` becomes `Conceicao`. Capitals stay. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}+/gu, '')
}

/** In lower case with its letters bare, as somebody who searches or compares reads: `Conceição` and `conceicao` are one. */
export function folded(text: string): string {
  return withoutAccents(text).toLowerCase()
}
