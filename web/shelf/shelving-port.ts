/** What the desk sees of its ceremony as one of the shelf. */
import type { CeremonyLanguage } from '#core/ceremony/ceremony-language.ts'
import type { PlacedSection } from '#core/ceremony/document.ts'
import type { Editing } from '../desk/editing.ts'
import type { Device, WriteResult } from '../storage/device.ts'
import type { EditingLocks } from './editing-locks.ts'
import type { Shelf } from './shelf.ts'
import type { ShelfFailure } from './shelf-database.ts'
import type { ShelfNews } from './shelf-news.ts'

export interface ShelvingState {
  /**
   * `opening`: nothing can be edited yet, though a ceremony may be shown already. `refused`: there is no shelf, and
   * local storage alone holds the ceremony.
   */
  phase: 'opening' | 'open' | 'refused'
  /** Whether a ceremony of this device is on the desk. */
  isShown: boolean
  /** The ceremony on the desk. */
  id: string
  /** It is the first one of this device, and was only begun here. */
  isFirst: boolean
  /** Another tab edits it; here it can be read. */
  isElsewhere: boolean
  /** Why the shelf could not be opened, or why what is on the desk is not stored on it. */
  failure: ShelfFailure | undefined
  /** When it was last stored on the shelf. */
  storedAtMs: number | undefined
  /** Whether local storage holds what the shelf does not, or why not. */
  saving: WriteResult
  /** Whether something stored could not be read, and was put aside. */
  setAside: boolean
}

export const unopened: ShelvingState = {
  phase: 'opening',
  isShown: false,
  id: '',
  isFirst: false,
  isElsewhere: false,
  failure: undefined,
  storedAtMs: undefined,
  saving: 'kept',
  setAside: false,
}

/** `unsaved`: what is on the desk could not be stored first. `unreadable`: left as it is. */
export type Opening = 'opened' | 'unsaved' | 'missing' | 'newer' | 'unreadable'

export interface Shelving {
  state(): ShelvingState
  subscribe(listener: () => void): () => void
  /** Opens the shelf and its ceremony. */
  start(): Promise<void>
  /** Lets go of the ceremony, because the page is being put away. */
  pause(): void
  /** Takes it up again, as it is by now. */
  resume(): Promise<void>
  /** Takes over what another tab wrote where there is no shelf; give it the fields of a `storage` event. */
  absorb(key: string | null, raw: string | null): void
  /** Puts another ceremony of the shelf on the desk. */
  open(id: string): Promise<Opening>
  /** Begins a ceremony, with this plan or the classic one. */
  begin(plan?: readonly PlacedSection[]): Promise<Opening>
  /** The screens are in this language now: a ceremony that was only begun is begun in it. */
  speak(language: CeremonyLanguage): Promise<void>
  /** Takes the ceremony on the desk over from the tab that edits it. */
  takeOver(): Promise<void>
  /** Puts a ceremony into the bin; another takes its place if it is on the desk. */
  remove(id: string): Promise<Opening>
  /** Writes the three entries whole, as saving does (docs/specification.md section 4). */
  writeEntries(): void
  /** Removes the shelf and everything on it; the other tabs hear the clearing's name (shared/clearing.ts). */
  clear(name: string): Promise<void>
}

export interface ShelvingParts {
  editing: Editing
  shelf: Shelf
  /** Local storage. */
  device: Device
  /** Session storage, which is this tab's alone. */
  tab: Device
  locks: EditingLocks
  news: ShelfNews
  now: () => number
  newId: () => string
  /** That of a ceremony begun now. */
  language: () => CeremonyLanguage
  pause: (ms: number) => Promise<void>
  /** Does something once the change that was just made can be seen, or soon where nothing is drawn. */
  afterFrame: (work: () => void) => void
}
