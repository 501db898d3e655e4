/**
 * What the altar keeps on this device for itself: how far one has read, at which pace, in which light, and a ceremony
 * that came as a file. In a database of its own, since the shelf's belongs to who writes; in a database at all, since
 * local storage is behind by seconds when a browser is killed (docs/decisions/0013-the-shelf.md). A clearing of the
 * device empties it and gives it a new name: whoever opened it under another writes nothing any more. Where it cannot be opened, everything works and nothing is remembered.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'
import type { Ceremony } from '#core/ceremony/document.ts'
import { readCeremony } from '#core/ceremony/migrations.ts'
import type { ShownPage } from './first-words.ts'

/** Also opened by what runs before any module has loaded (first-words.ts). */
export const altarDatabase = { name: 'enlace-altar', store: 'device', shownKey: 'shown' } as const

/** Under which the last clearing has left a random name; absent before the first. */
const clearingKey = 'clearing'

const position = v.pipe(v.number(), v.integer(), v.minValue(0))

const noteSchema = v.object({
  /** Where reading goes on; absent where it begins. */
  place: v.optional(
    v.object({
      key: v.optional(v.string()),
      stop: position,
      line: position,
      breath: position,
      mark: position,
    }),
  ),
  /** Words a minute, from the last rehearsal. */
  pace: v.optional(v.pipe(v.number(), v.minValue(1))),
})

/** Of one ceremony. */
export type AltarNote = v.InferOutput<typeof noteSchema>

export const lights = ['sun', 'dark', 'dim'] as const

export type Light = (typeof lights)[number]

export const smallestPx = 28
export const largestPx = 64

const lookSchema = v.object({
  sizePx: v.pipe(v.number(), v.minValue(smallestPx), v.maxValue(largestPx)),
  light: v.picklist(lights),
})

/** How the words look. */
export type Look = v.InferOutput<typeof lookSchema>

const readingSchema = v.object({
  id: v.string(),
  source: v.picklist(['shelf', 'file']),
  isRehearsal: v.boolean(),
})

/** What is being read right now: a browser that was killed comes back to it. */
export type OpenReading = v.InferOutput<typeof readingSchema>

interface AltarLayout extends DBSchema {
  /** By the ceremony's id. */
  notes: { key: string; value: unknown }
  /** `look`, `reading`, `shown`, `file` and `clearing`. */
  device: { key: string; value: unknown }
}

export interface AltarMemory {
  note(id: string): Promise<AltarNote>
  keepNote(id: string, note: AltarNote): Promise<boolean>
  look(): Promise<Look | undefined>
  keepLook(look: Look): Promise<boolean>
  reading(): Promise<OpenReading | undefined>
  keepReading(reading: OpenReading | undefined): Promise<boolean>
  /** The page that stands on the screen while something is read; undefined when nothing is. */
  keepShown(shown: ShownPage | undefined): Promise<boolean>
  /** The ceremony that was opened from a file; the next one takes its place. */
  file(): Promise<Ceremony | undefined>
  /** False where it could not be kept. */
  keepFile(ceremony: Ceremony): Promise<boolean>
  /** Forgets everything; whoever has it open elsewhere keeps nothing any more. */
  clear(): Promise<void>
}

/** Durable against a killed browser, and no slower than reading. */
const relaxed = { durability: 'relaxed' } as const

export function createAltarMemory(name: string = altarDatabase.name): AltarMemory {
  let opening: Promise<IDBPDatabase<AltarLayout>> | undefined
  /** The last clearing when this page opened the memory first, or its own. */
  let known: { clearing: unknown } | undefined

  function connected(): Promise<IDBPDatabase<AltarLayout>> {
    opening ??= open()
    return opening
  }

  async function open(): Promise<IDBPDatabase<AltarLayout>> {
    const database = await openDB<AltarLayout>(name, 1, {
      upgrade(created) {
        created.createObjectStore('notes')
        created.createObjectStore('device')
      },
      // A later version of the pages wants to convert it: it must not wait for this tab.
      blocking(_current, _blocked, event) {
        if (event.target instanceof IDBDatabase) event.target.close()
        opening = undefined
      },
      // iOS cuts connections in the background: the next use opens another.
      terminated: () => {
        opening = undefined
      },
    })
    known ??= { clearing: await database.get('device', clearingKey) }
    return database
  }

  async function read<Schema extends v.GenericSchema>(
    store: 'notes' | 'device',
    key: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | undefined> {
    try {
      const stored = v.safeParse(schema, await (await connected()).get(store, key))
      return stored.success ? stored.output : undefined
    } catch {
      opening = undefined
      return undefined
    }
  }

  async function keep(store: 'notes' | 'device', key: string, value: unknown): Promise<boolean> {
    try {
      const tx = (await connected()).transaction(['device', store], 'readwrite', relaxed)
      const isCleared = (await tx.objectStore('device').get(clearingKey)) !== known?.clearing
      if (!isCleared) {
        const kept = tx.objectStore(store)
        const write = value === undefined ? kept.delete(key) : kept.put(value, key)
        write.catch(() => undefined)
        tx.commit()
      }
      await tx.done
      return !isCleared
    } catch {
      opening = undefined
      return false
    }
  }

  return {
    note: async (id) => (await read('notes', id, noteSchema)) ?? {},
    keepNote: (id, note) => keep('notes', id, note),
    look: () => read('device', 'look', lookSchema),
    keepLook: (look) => keep('device', 'look', look),
    reading: () => read('device', 'reading', readingSchema),
    keepReading: (reading) => keep('device', 'reading', reading),
    keepShown: (shown) => keep(altarDatabase.store, altarDatabase.shownKey, shown),
    async file() {
      const stored = await read('device', 'file', v.unknown())
      // In whatever format was current when it was kept.
      const reading = readCeremony(stored, { id: 'file', nowMs: 0, language: 'pt-BR' })
      return reading.kind === 'ceremony' ? reading.ceremony : undefined
    },
    keepFile: (ceremony) => keep('device', 'file', ceremony),
    async clear() {
      try {
        const tx = (await connected()).transaction(['notes', 'device'], 'readwrite')
        void tx.objectStore('notes').clear()
        void tx.objectStore('device').clear()
        const clearing = crypto.randomUUID()
        void tx.objectStore('device').put(clearing, clearingKey)
        await tx.done
        known = { clearing }
      } catch {
        // Nothing can be kept here, so nothing is.
      }
    },
  }
}
