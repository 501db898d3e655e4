/**
 * One entry of local storage shared by several tabs, merged field by field.
 *
 * Each browser process keeps its own copy of local storage and hears of other tabs' writes a little
 * later. So a tab that types in one field may write back, unknowingly, the old value of another. What tells
 * such an echo from an edit: it equals a value that this tab itself replaced a moment ago.
 */
import type { Device, WriteResult } from './device.ts'
import { type EntryFormat, emptyFields, type Fields } from './entry-format.ts'
import { setAsideKey } from './keys.ts'

/** How long a replaced value counts as an echo. Far above the delay between tabs, below a person's change of mind. */
const echoMs = 2_000

interface Replaced {
  name: string
  value: string
  at: number
}

export interface KeptEntry {
  fields(): Fields
  /** Reads the entry at start. Whatever cannot be understood whole is copied aside first, never destroyed. */
  load(): { setAside: boolean }
  /** Changes some fields and writes the entry whole, merged with what other tabs wrote. */
  write(changes: Fields): WriteResult
  /** Takes over what another tab wrote (`null`: it removed the entry). Writes back when that write had lost our fields. */
  absorb(raw: string | null): 'changed' | 'same' | 'removed'
  /** Empties the fields and removes the entry. */
  clear(): WriteResult
}

export function createKeptEntry(format: EntryFormat, device: Device, now: () => number): KeptEntry {
  let fields = emptyFields(format.names)
  let replaced: Replaced[] = []
  const unsaved = new Set<string>()

  function isEcho(name: string, value: string): boolean {
    return replaced.some((one) => one.name === name && one.value === value)
  }

  /** Merges a foreign state into ours; says whether it lacked something of ours. */
  function merge(theirs: Fields): { changed: boolean; lacking: boolean } {
    const oldest = now() - echoMs
    replaced = replaced.filter((one) => one.at >= oldest)
    const merged: Record<string, string> = {}
    let changed = false
    let lacking = false
    for (const name of format.names) {
      const mine = fields[name] ?? ''
      const their = theirs[name] ?? ''
      if (mine === their) {
        merged[name] = mine
      } else if (unsaved.has(name) || isEcho(name, their)) {
        merged[name] = mine
        lacking = true
      } else {
        merged[name] = their
        changed = true
        replaced = replaced.filter((one) => one.name !== name)
      }
    }
    fields = merged
    return { changed, lacking }
  }

  function persist(): WriteResult {
    const result = device.write(format.key, format.encode(fields))
    if (result === 'kept') unsaved.clear()
    return result
  }

  function forget(): void {
    fields = emptyFields(format.names)
    replaced = []
    unsaved.clear()
  }

  return {
    fields: () => fields,
    load() {
      const raw = device.read(format.key)
      if (raw === null) return { setAside: false }
      const { fields: stored, intact } = format.decode(raw)
      fields = stored
      if (!intact) device.write(setAsideKey(format.key), raw)
      return { setAside: !intact }
    },
    write(changes) {
      // An entry that is absent here was either never written or removed by hands we have not heard of:
      // what is on the screen stays.
      const raw = device.read(format.key)
      if (raw !== null) merge(format.decode(raw).fields)
      const at = now()
      for (const [name, value] of Object.entries(changes)) {
        const before = fields[name] ?? ''
        if (before !== value) replaced.push({ name, value: before, at })
        unsaved.add(name)
      }
      fields = { ...fields, ...changes }
      return persist()
    },
    absorb(raw) {
      if (raw === null) {
        const wasEmpty = Object.values(fields).every((value) => value === '')
        forget()
        return wasEmpty ? 'same' : 'removed'
      }
      const { changed, lacking } = merge(format.decode(raw).fields)
      if (lacking) persist()
      return changed ? 'changed' : 'same'
    },
    clear() {
      forget()
      return device.remove(format.key)
    },
  }
}
