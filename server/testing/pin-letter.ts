/** The PIN that a letter brings, by its text; undefined where it brings none. */
export function pinIn(text: string | undefined): string | undefined {
  return /^ +(\d{6})$/mu.exec(text ?? '')?.[1]
}
