/** The PIN in a letter's text, if any. */
export function pinIn(text: string | undefined): string | undefined {
  return /^ +(\d{6})$/mu.exec(text ?? '')?.[1]
}
