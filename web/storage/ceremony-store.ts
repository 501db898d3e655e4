/**
 * The ceremony on this device: what the celebrant typed and what was written for them.
 * The only writer of its entries; every keystroke passes through here and is stored at once.
 */
import {
  type CeremonyInfo,
  emptyAnswers,
  emptyInfo,
  emptyTexts,
  type TextName,
  type Texts,
} from '#core/ceremony.ts'
import type { CeremonyContent } from './ceremony-file.ts'
import type { Device, WriteResult } from './device.ts'
import {
  answersFormat,
  answersOf,
  fieldsOfAnswers,
  infoFormat,
  infoOf,
  textsFormat,
  textsOf,
} from './entry-format.ts'
import { createKeptEntry } from './kept-entry.ts'
import { formerTextsKey, layoutVersion, layoutVersionKey, setAsideKey } from './keys.ts'
import {
  decodeHistory,
  emptyHistory,
  encodeHistory,
  hasText,
  stepHistory,
  type TextHistory,
  withReplaced,
} from './text-history.ts'

/** What the last clearing, opening or undoing replaced; kept in memory only, so that clearing really clears. */
export interface Undoable {
  kind: 'cleared' | 'opened' | 'restored'
  content: CeremonyContent
  history: TextHistory
}

export interface CeremonyState extends CeremonyContent {
  /** False until the device has been read: before that the fields must not be typed into. */
  loaded: boolean
  history: TextHistory
  undoable: Undoable | undefined
  /** What became of the last write. */
  saving: WriteResult
  /** Whether something stored could not be read and was put aside. */
  setAside: boolean
  /** Counts removals, by this tab or another: whoever writes texts stops when it changes. */
  clearings: number
}

export const initialCeremonyState: CeremonyState = {
  loaded: false,
  info: emptyInfo,
  answers: emptyAnswers,
  texts: emptyTexts,
  history: emptyHistory,
  undoable: undefined,
  saving: 'kept',
  setAside: false,
  clearings: 0,
}

export interface CeremonyStore {
  state(): CeremonyState
  subscribe(listener: () => void): () => void
  /** Reads the device; does nothing the second time. */
  load(): void
  /** Takes over a change another tab made; give it the fields of a `storage` event. */
  absorb(key: string | null, raw: string | null): void
  setInfo(name: keyof CeremonyInfo, value: string): void
  setAnswer(position: number, value: string): void
  /** One text as a hand or a writer left it. */
  setText(name: TextName, value: string): void
  /** Puts the texts on the screen into the history; called once before a generation replaces the first. */
  keepFormer(texts: Texts): void
  stepTexts(direction: 'back' | 'forward'): void
  /** Writes all three entries (seed section 4, "Save"). */
  saveAll(): void
  clear(): void
  open(content: CeremonyContent): void
  /** Brings back what the last clearing or opening replaced. */
  undo(): void
  dismissUndo(): void
}

export function createCeremonyStore(device: Device, now: () => number): CeremonyStore {
  const info = createKeptEntry(infoFormat, device, now)
  const answers = createKeptEntry(answersFormat, device, now)
  const texts = createKeptEntry(textsFormat, device, now)
  const entries = [
    { key: infoFormat.key, entry: info },
    { key: answersFormat.key, entry: answers },
    { key: textsFormat.key, entry: texts },
  ]
  const listeners = new Set<() => void>()
  let state = initialCeremonyState

  function publish(change: Partial<CeremonyState> = {}): void {
    state = {
      ...state,
      info: infoOf(info.fields()),
      answers: answersOf(answers.fields()),
      texts: textsOf(texts.fields()),
      ...change,
    }
    for (const listener of listeners) listener()
  }

  function content(): CeremonyContent {
    return { info: state.info, answers: state.answers, texts: state.texts }
  }

  /** What is here now, to bring it back; nothing when there is nothing to bring back. */
  function snapshot(kind: Undoable['kind']): Undoable | undefined {
    return isEmptyContent(content())
      ? undefined
      : { kind, content: content(), history: state.history }
  }

  /** Where there is no room for all versions the oldest are not stored; on the screen they stay. */
  function keepHistory(history: TextHistory): TextHistory {
    let stored = history
    while (stored.past.length + stored.future.length > 0) {
      if (device.write(formerTextsKey, encodeHistory(stored)) === 'kept') return history
      stored = { past: stored.past.slice(1), future: stored.past.length > 0 ? stored.future : [] }
    }
    device.remove(formerTextsKey)
    return history
  }

  function writeContent(next: CeremonyContent): WriteResult {
    return worst([
      info.write({ ...next.info }),
      answers.write(fieldsOfAnswers(next.answers)),
      texts.write({ ...next.texts }),
    ])
  }

  function removeEverything(): WriteResult {
    for (const { key } of entries) device.remove(setAsideKey(key))
    device.remove(formerTextsKey)
    return worst(entries.map(({ entry }) => entry.clear()))
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load() {
      if (state.loaded) return
      const setAside = entries.map(({ entry }) => entry.load()).some((one) => one.setAside)
      const saving = device.write(layoutVersionKey, layoutVersion)
      publish({
        loaded: true,
        setAside,
        saving,
        history: decodeHistory(device.read(formerTextsKey)),
      })
    },
    absorb(key, raw) {
      if (key === formerTextsKey) publish({ history: decodeHistory(raw) })
      // A `storage` event without a key means that everything was removed.
      const touched = entries.filter((one) => key === null || one.key === key)
      if (touched.length === 0) return
      const outcomes = touched.map(({ entry }) => entry.absorb(key === null ? null : raw))
      publish(outcomes.includes('removed') ? { clearings: state.clearings + 1 } : {})
    },
    setInfo(name, value) {
      publish({ saving: info.write({ [name]: value }) })
    },
    setAnswer(position, value) {
      publish({ saving: answers.write({ [String(position)]: value }) })
    },
    setText(name, value) {
      publish({ saving: texts.write({ [name]: value }) })
    },
    keepFormer(former) {
      if (!hasText(former)) return
      const stored = decodeHistory(device.read(formerTextsKey))
      const known = stored.past.length === 0 && stored.future.length === 0 ? state.history : stored
      publish({ history: keepHistory(withReplaced(known, former)) })
    },
    stepTexts(direction) {
      const step = stepHistory(state.history, state.texts, direction)
      if (step === undefined) return
      publish({ saving: texts.write({ ...step.texts }), history: keepHistory(step.history) })
    },
    saveAll() {
      publish({ saving: writeContent(content()) })
    },
    clear() {
      const undoable = snapshot('cleared')
      publish({
        saving: removeEverything(),
        undoable,
        history: emptyHistory,
        setAside: false,
        clearings: state.clearings + 1,
      })
    },
    open(next) {
      const undoable = snapshot('opened')
      publish({
        saving: writeContent(next),
        undoable,
        history: keepHistory(emptyHistory),
        clearings: state.clearings + 1,
      })
    },
    undo() {
      const { undoable } = state
      if (undoable === undefined) return
      const replaced = snapshot('restored')
      publish({
        saving: writeContent(undoable.content),
        undoable: replaced,
        history: keepHistory(undoable.history),
        clearings: state.clearings + 1,
      })
    },
    dismissUndo() {
      publish({ undoable: undefined })
    },
  }
}

export function isEmptyContent(content: CeremonyContent): boolean {
  return [
    ...Object.values(content.info),
    ...content.answers,
    ...Object.values(content.texts),
  ].every((value) => value === '')
}

function worst(results: readonly WriteResult[]): WriteResult {
  return results.find((result) => result !== 'kept') ?? 'kept'
}
