/** The line of the sheet that the caret was in last: what a menu does, it does there. */
import type { FocusEvent } from 'react'

let last = ''

/** Hears of every field that loses the focus. */
export function rememberLine({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) last = target.id
}

/** The field of these lines that had the focus last; the first of them if it was none. */
export function lastLineOf(
  fields: readonly HTMLTextAreaElement[],
): HTMLTextAreaElement | undefined {
  return fields.find(({ id }) => id === last) ?? fields[0]
}
