/** Puts the focus into the first field of what a press has just added, as the last of these, once it has been drawn. */
export function focusNew(all: () => Iterable<Element>): void {
  requestAnimationFrame(() => [...all()].at(-1)?.querySelector('input')?.focus())
}
