/** The text with its letters bare: `Conceição` becomes `Conceicao`. Capitals stay. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}+/gu, '')
}
