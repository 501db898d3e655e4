/**
 * The ceremonies that can be read at the altar: those of this device's shelf, and the one that was opened from a file.
 * Reading never writes them; a correction goes to where the ceremony came from.
 */
import type { Ceremony } from '#core/ceremony/document.ts'
import type { NewcomersBeginning } from '#core/ceremony/migrations.ts'
import { type CarriedReading, readCarriedCeremony } from '../shelf/carry/ceremony-file.ts'
import type { Shelf } from '../shelf/shelf.ts'
import type { ShelfEntry } from '../shelf/shelf-entry.ts'
import type { ShelfNews } from '../shelf/shelf-news.ts'
import { listShelf } from '../shelf/shelf-order.ts'
import type { AltarMemory, OpenReading } from './altar-memory.ts'

export type CeremonySource = OpenReading['source']

export interface FoundCeremony {
  source: CeremonySource
  ceremony: Ceremony
}

/** Why there is nothing to read. */
export type NotFound = 'missing' | 'unreadable'

/** What became of a change. `unkept`: it holds for this reading only. */
export type StoreResult = 'stored' | 'displaced' | 'unkept'

export interface AltarChoices {
  /** Neither archived nor deleted; the next one comes first. */
  entries: ShelfEntry[]
  file: Ceremony | undefined
  /** The browser keeps no shelf. */
  isBlocked: boolean
}

export interface AltarCeremonies {
  choices(): Promise<AltarChoices>
  find(source: CeremonySource, id: string): Promise<FoundCeremony | NotFound>
  /** On the shelf or from the file. `both`: in two versions, of which somebody has to choose. */
  findAnywhere(id: string): Promise<FoundCeremony | NotFound | 'both'>
  /** Reads a file and keeps it, so that it is there after the browser was killed. */
  openFile(text: string): Promise<FoundCeremony | Exclude<CarriedReading['kind'], 'ceremony'>>
  /** Applies a change to the ceremony as it is stored by now. */
  store(
    found: FoundCeremony,
    change: (ceremony: Ceremony) => Ceremony,
  ): Promise<{ result: StoreResult; ceremony: Ceremony }>
}

export interface AltarParts {
  shelf: Shelf
  memory: AltarMemory
  news: ShelfNews
  beginning: () => NewcomersBeginning
  /** `YYYY-MM-DD` */
  today: () => string
  /** How long a tab in which the ceremony is being written is given to store its last keystrokes. */
  pause: () => Promise<void>
}

export function createAltarCeremonies(parts: AltarParts): AltarCeremonies {
  const { shelf, memory, news, beginning, today, pause } = parts

  async function find(source: CeremonySource, id: string): Promise<FoundCeremony | NotFound> {
    if (source === 'file') {
      const ceremony = await memory.file()
      return ceremony?.id === id ? { source, ceremony } : 'missing'
    }
    const outcome = await shelf.read(id)
    if (outcome.kind === 'failed') return 'unreadable'
    const { value } = outcome
    if (value.kind === 'missing') return 'missing'
    return value.kind === 'ceremony' ? { source, ceremony: value.ceremony } : 'unreadable'
  }

  async function storeOnShelf(
    shown: Ceremony,
    change: (ceremony: Ceremony) => Ceremony,
  ): Promise<{ result: StoreResult; ceremony: Ceremony }> {
    const { id } = shown
    const unkept = { result: 'unkept', ceremony: change(shown) } as const
    news.tell({ kind: 'wanted', id })
    await pause()
    const [opened, epoch] = [await shelf.open(), await shelf.takeUp(id)]
    const found = await find('shelf', id)
    if (found === 'missing') return { result: 'displaced', ceremony: shown }
    if (typeof found === 'string' || opened.kind === 'failed' || epoch.kind === 'failed') {
      return unkept
    }
    const ceremony = change(found.ceremony)
    const editor = { shelfId: opened.value.shelfId, epoch: epoch.value }
    const committed = await shelf.commit(editor, ceremony, found.ceremony)
    if (committed.kind === 'failed') return unkept
    if (committed.value !== 'written') return { result: 'displaced', ceremony: shown }
    news.tell({ kind: 'changed', id })
    return { result: 'stored', ceremony }
  }

  return {
    async choices() {
      const [list, file] = await Promise.all([shelf.list(), memory.file()])
      const order = { search: '', sort: 'date', today: today(), dateText: () => '' } as const
      return {
        entries: list.kind === 'done' ? listShelf(list.value, order).open : [],
        file,
        isBlocked: list.kind === 'failed',
      }
    },
    find,
    async findAnywhere(id) {
      const [onShelf, inFile] = await Promise.all([find('shelf', id), find('file', id)])
      if (typeof inFile === 'string') return onShelf
      if (onShelf === 'missing') return inFile
      if (typeof onShelf === 'string') return onShelf
      return onShelf.ceremony.changedAtMs === inFile.ceremony.changedAtMs ? onShelf : 'both'
    },
    async openFile(text) {
      const reading = readCarriedCeremony(text, beginning())
      if (reading.kind !== 'ceremony') return reading.kind
      const { ceremony } = reading
      await memory.keepFile(ceremony)
      return { source: 'file', ceremony }
    },
    async store({ source, ceremony: shown }, change) {
      if (source === 'shelf') return storeOnShelf(shown, change)
      const kept = await memory.file()
      // Another tab has opened another file meanwhile, which must not give way to this one.
      if (kept !== undefined && kept.id !== shown.id) {
        return { result: 'unkept', ceremony: change(shown) }
      }
      const ceremony = change(kept ?? shown)
      return { result: (await memory.keepFile(ceremony)) ? 'stored' : 'unkept', ceremony }
    },
  }
}
