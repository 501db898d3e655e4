/** Notes that found no room in the answers on the start card: they wait in the box above the questions. */
const left = new Map<string, string>()

/** Keeps them for a ceremony, as long as the page is open; empty forgets them. */
export function keepLeftNotes(ceremonyId: string, notes: string): void {
  if (notes === '') left.delete(ceremonyId)
  else left.set(ceremonyId, notes)
}

/** What waits for a ceremony; empty if nothing does. */
export function leftNotes(ceremonyId: string): string {
  return left.get(ceremonyId) ?? ''
}
