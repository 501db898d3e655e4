/** Ways within the desk. */

/** Opens whatever folded part an element may be in. */
function unfold(element: Element): void {
  for (
    let details = element.closest('details');
    details !== null;
    details = details.parentElement?.closest('details') ?? null
  ) {
    details.open = true
  }
}

/** Goes to an element by its id and puts the focus there; says whether there is one. */
export function goTo(id: string): boolean {
  const element = document.getElementById(id)
  if (element === null) return false
  unfold(element)
  element.scrollIntoView({ block: 'nearest' })
  element.focus({ preventScroll: true })
  return true
}

const latestMs = 4000

/** Does `go`, at the latest once the fold that it leads into has been opened and has loaded. */
function late(go: () => boolean, fold: string): void {
  if (go() || !goTo(fold)) return
  const observer = new MutationObserver(() => {
    if (go()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), latestMs)
}

/** Goes to an element that is drawn only once the fold it is in has been opened and has loaded. */
export function goToLate(id: string, fold: string): void {
  late(() => goTo(id), fold)
}

/** The same to a line that can be written in, with a selection in it. */
export function goToLateLine(id: string, fold: string, start: number, end: number): void {
  late(() => goToLine(id, start, end), fold)
}

/** Goes to a line that can be written in, with the caret or a selection in it; says whether there is one. */
export function goToLine(id: string, start: number, end = start): boolean {
  const line = document.getElementById(id)
  if (!(line instanceof HTMLTextAreaElement)) return false
  goTo(id)
  line.setSelectionRange(start, end)
  return true
}

/** Shows all of the desk from its beginning: another ceremony is not read from the middle. */
export function goToBeginning(): void {
  window.scrollTo(0, 0)
  for (const area of document.querySelectorAll('.area')) area.scrollTo(0, 0)
}

/** Shows the script from its beginning, with what stands over it. */
export function goToScript(): void {
  const area = document.querySelector('.area-script')
  area?.scrollTo(0, 0)
  area?.scrollIntoView({ block: 'start' })
}
