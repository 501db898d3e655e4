/** Whether the end of writing is still summed up, as this tab keeps it: a rehearsal, the altar and paper are other documents. */
import type { Device } from '../../storage/device.ts'
import { finishedCardKey } from '../../storage/keys.ts'

/** What a card that was closed leaves behind, so that it does not come back with the page. */
const closed = ''

/** @param isWhole this document has seen the writing come to its end, whatever the tab keeps */
export function isCardShown(tab: Device, id: string, isWhole: boolean): boolean {
  const kept = tab.read(finishedCardKey)
  return kept === null ? isWhole : kept !== closed && kept === id
}

/** Writing has come to its end; a card that was closed since stays closed. */
export function keepCard(tab: Device, id: string): void {
  if (tab.read(finishedCardKey) !== closed) tab.write(finishedCardKey, id)
}

export function closeCard(tab: Device): void {
  tab.write(finishedCardKey, closed)
}

/** Something is being written anew. */
export function forgetCard(tab: Device): void {
  tab.remove(finishedCardKey)
}
