/** Changes a ceremony of the shelf from beside the desk: the tab that edits it stores what it has and lets go first. */
import type { Ceremony } from '#core/ceremony/document.ts'
import type { Shelf } from './shelf.ts'
import type { ShelfNews } from './shelf-news.ts'

export interface ChangeParts {
  shelf: Shelf
  news: ShelfNews
  /** As long as a tab takes to store what was just typed. */
  pause: () => Promise<void>
}

export type Change =
  | { kind: 'stored'; ceremony: Ceremony }
  /** Not on the shelf any more, or another tab has taken it up since. */
  | { kind: 'gone' }
  /** Left as it is: it could not be read or stored. */
  | { kind: 'refused' }

/** Applies a change to the ceremony as it is stored by now. */
export async function changeStored(
  { shelf, news, pause }: ChangeParts,
  id: string,
  change: (ceremony: Ceremony) => Ceremony,
): Promise<Change> {
  const opening = await shelf.open()
  if (opening.kind === 'failed') return { kind: 'refused' }
  if (opening.value.entries.every(({ head }) => head.id !== id)) return { kind: 'gone' }
  news.tell({ kind: 'wanted', id })
  await pause()
  const epoch = await shelf.takeUp(id)
  const read = await shelf.read(id)
  if (epoch.kind === 'failed' || read.kind === 'failed') return { kind: 'refused' }
  if (read.value.kind === 'missing') return { kind: 'gone' }
  if (read.value.kind !== 'ceremony') return { kind: 'refused' }
  const former = read.value.ceremony
  const ceremony = change(former)
  const editor = { shelfId: opening.value.shelfId, epoch: epoch.value }
  const committed = await shelf.commit(editor, ceremony, former)
  if (committed.kind === 'failed') return { kind: 'refused' }
  if (committed.value !== 'written') return { kind: 'gone' }
  news.tell({ kind: 'changed', id })
  return { kind: 'stored', ceremony }
}
