/** Position of the month or weekday a word names; -1 if it names none. */
export function positionIn(names: readonly (readonly string[])[], word: string): number {
  return names.findIndex((forms) => forms.includes(word))
}
