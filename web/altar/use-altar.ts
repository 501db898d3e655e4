/** Which ceremony is read, and how: the state of the altar's page. */
import { useEffect, useRef, useState } from 'react'
import { type AltarScript, altarScript } from '#core/altar/altar-script.ts'
import { foundPlace, type KeptPlace, keptPlace, type Place } from '#core/altar/place.ts'
import { learnedPace, type RehearsedPage } from '#core/altar/rehearsal.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { loadLibraryOf } from '#core/library/load-library.ts'
import type { Library } from '#core/library/piece.ts'
import { isShelfClosed } from '../shelf/shared/shelf-closed.ts'
import { browserDevice } from '../storage/device.ts'
import type {
  AltarChoices,
  CeremonySource,
  FoundCeremony,
  NotFound,
  StoreResult,
} from './altar-ceremonies.ts'
import { altarCeremonies, altarMemory } from './altar-device.ts'
import type { AltarNote, Look } from './altar-memory.ts'
import { shownPageIn } from './shown-page.ts'
import { altarAddress, ceremonyNamedAt, isOnTrial, isToRehearse } from './trial-run.ts'

export interface OpenedCeremony {
  found: FoundCeremony
  library: Library
  script: AltarScript
  note: AltarNote
}

export type AltarState =
  | { kind: 'starting' }
  /** Somebody has left this browser: it may be shared. */
  | { kind: 'closed' }
  | { kind: 'choosing'; choices: AltarChoices; notice: NotFound | 'both' | undefined }
  /** `hasEnded`: its last word has just been read to the guests. */
  | ({ kind: 'way'; hasEnded: boolean } & OpenedCeremony)
  | ({ kind: 'reading'; isRehearsal: boolean; start: Place } & OpenedCeremony)
  | ({ kind: 'rehearsed'; pages: readonly RehearsedPage[] } & OpenedCeremony)

const usualLook: Look = { sizePx: 36, light: 'sun' }

const beginning: Place = { stop: 0, breath: 0 }

export interface Altar {
  state: AltarState
  look: Look
  setLook: (look: Look) => void
  choose: (source: CeremonySource, id: string) => Promise<void>
  chooseAnother: () => Promise<void>
  /** Why the file was not opened; undefined if it was. */
  openFile: (text: string) => Promise<'newer' | 'cut' | 'not-a-ceremony' | undefined>
  begin: (place: Place, isRehearsal: boolean) => void
  /** Where one has come to, kept for a browser that is killed. */
  reach: (place: Place) => void
  /** What stands on the screen by now, kept so that it is there before anything else after a new start. */
  show: (reader: HTMLElement) => void
  leave: (rehearsed: readonly RehearsedPage[]) => void
  change: (change: (ceremony: Ceremony, library: Library) => Ceremony) => Promise<StoreResult>
}

async function openedFrom(found: FoundCeremony): Promise<OpenedCeremony> {
  const [library, note] = await Promise.all([
    loadLibraryOf(found.ceremony),
    altarMemory.note(found.ceremony.id),
  ])
  return { found, library, script: altarScript(found.ceremony, library), note }
}

/** What to show first: what was being read, what the address names, the only one there is, or a choice. */
async function firstState(): Promise<AltarState> {
  if (isShelfClosed(browserDevice)) return { kind: 'closed' }
  const reading = isOnTrial(location) ? undefined : await altarMemory.reading()
  const named = ceremonyNamedAt(location)
  const rehearses = isToRehearse(location)
  // Asked for once: a page that is loaded again goes on, or shows the way in.
  if (rehearses) window.history.replaceState(window.history.state, '', altarAddress(named, 'read'))
  const isWanted = reading !== undefined && (named === '' || named === reading.id)
  if (isWanted && (!rehearses || reading.isRehearsal)) {
    const found = await altarCeremonies.find(reading.source, reading.id)
    if (typeof found !== 'string') {
      const opened = await openedFrom(found)
      const { place } = opened.note
      const start = place === undefined ? beginning : foundPlace(opened.script.stops, place)
      return { kind: 'reading', isRehearsal: reading.isRehearsal, start, ...opened }
    }
  }
  if (named !== '')
    return rehearses ? rehearsalOf(named) : stateOf(await altarCeremonies.findAnywhere(named))
  const choices = await altarCeremonies.choices()
  const [only, ...others] = [
    ...choices.entries.map(({ head }) => ({ source: 'shelf' as const, id: head.id })),
    ...(choices.file === undefined ? [] : [{ source: 'file' as const, id: choices.file.id }]),
  ]
  if (only !== undefined && others.length === 0) {
    return stateOf(await altarCeremonies.find(only.source, only.id))
  }
  return { kind: 'choosing', choices, notice: undefined }
}

/** Straight into a rehearsal; where there is nothing to rehearse, whatever there is instead. */
async function rehearsalOf(id: string): Promise<AltarState> {
  const state = await stateOf(await altarCeremonies.findAnywhere(id))
  if (state.kind !== 'way' || state.script.stops.length === 0) return state
  void altarMemory.keepReading({ id, source: state.found.source, isRehearsal: true })
  return { ...state, kind: 'reading', isRehearsal: true, start: beginning }
}

async function stateOf(found: FoundCeremony | NotFound | 'both'): Promise<AltarState> {
  if (typeof found !== 'string') {
    return { kind: 'way', hasEnded: false, ...(await openedFrom(found)) }
  }
  return { kind: 'choosing', choices: await altarCeremonies.choices(), notice: found }
}

async function firstLookAndState(): Promise<[Look | undefined, AltarState]> {
  return Promise.all([altarMemory.look(), firstState()])
}

/** Read while the page is still being put together: at the altar every moment of waiting is long. */
let early: ReturnType<typeof firstLookAndState> | undefined

/** Begins to read this device; called when the code of the altar's page arrives in a browser. */
export function beginAltar(): void {
  early = firstLookAndState()
  early.catch(() => undefined)
}

/** The altar's page; `starting` until this device has been read. */
export function useAltar(): Altar {
  const [state, setState] = useState<AltarState>({ kind: 'starting' })
  const [look, setLook] = useState(usualLook)
  /** The latest, for what is told by a reader that was drawn before. */
  const latest = useRef(state)
  latest.current = state
  /** Not part of the state: nothing on the screen depends on it. */
  const reached = useRef<KeptPlace>(undefined)

  useEffect(() => {
    const start = async (): Promise<void> => {
      const reading = early ?? firstLookAndState()
      // Once: whoever comes back later finds what is there by then.
      early = undefined
      const [kept, first] = await reading
      if (kept !== undefined) setLook(kept)
      setState(first)
      // What was read is no longer here; behind a closed door it waits for those whose it is.
      const isGone = first.kind !== 'reading' && first.kind !== 'closed'
      if (isGone && !isOnTrial(location)) void altarMemory.keepShown(undefined)
    }
    start().catch(async () => {
      const choices = { entries: [], file: undefined, isBlocked: true }
      setState({ kind: 'choosing', choices, notice: 'unreadable' })
    })
  }, [])

  // Left in another tab. Whoever is reading to guests is not interrupted.
  useEffect(() => {
    const onStorage = (): void => {
      if (isShelfClosed(browserDevice) && latest.current.kind !== 'reading') {
        setState({ kind: 'closed' })
      }
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])

  return {
    state,
    look,
    setLook(next) {
      setLook(next)
      void altarMemory.keepLook(next)
    },
    choose: async (source, id) => setState(await stateOf(await altarCeremonies.find(source, id))),
    chooseAnother: async () =>
      setState({
        kind: 'choosing',
        choices: await altarCeremonies.choices(),
        notice: undefined,
      }),
    async openFile(text) {
      const opened = await altarCeremonies.openFile(text)
      if (typeof opened === 'string') return opened
      setState(await stateOf(opened))
      return undefined
    },
    begin(start, isRehearsal) {
      const { current } = latest
      if (!('found' in current)) return
      const { found, library, script, note } = current
      const { source, ceremony } = found
      // Whoever begins has done with the trial: a page that is loaded again goes on.
      if (isOnTrial(location)) {
        window.history.replaceState(window.history.state, '', altarAddress(ceremony.id, 'read'))
      }
      void altarMemory.keepReading({ id: ceremony.id, source, isRehearsal })
      reached.current = undefined
      setState({ kind: 'reading', isRehearsal, start, found, library, script, note })
    },
    reach(place) {
      const { current } = latest
      if (current.kind !== 'reading') return
      reached.current = keptPlace(current.script.stops, place)
      const note = { ...current.note, place: reached.current }
      void altarMemory.keepNote(current.found.ceremony.id, note)
    },
    show(reader) {
      const { current } = latest
      if (current.kind !== 'reading') return
      void altarMemory.keepShown(shownPageIn(reader, current.found.ceremony.id))
    },
    leave(rehearsed) {
      const { current } = latest
      if (current.kind !== 'reading') return
      void altarMemory.keepReading(undefined)
      void altarMemory.keepShown(undefined)
      const { isRehearsal, found, library, script } = current
      const { place: _former, ...kept } = current.note
      const place = reached.current
      const pace = isRehearsal ? learnedPace(rehearsed) : undefined
      const note = {
        ...kept,
        // A rehearsal, like a reading that came to its end, leaves no place to go on from.
        ...(place?.key === undefined || isRehearsal ? {} : { place }),
        ...(pace === undefined ? {} : { pace }),
      }
      void altarMemory.keepNote(found.ceremony.id, note)
      const opened = { found, library, script, note }
      setState(
        isRehearsal && rehearsed.length > 0
          ? { kind: 'rehearsed', pages: rehearsed, ...opened }
          : {
              kind: 'way',
              hasEnded: !isRehearsal && place !== undefined && place.key === undefined,
              ...opened,
            },
      )
    },
    async change(change) {
      const { current } = latest
      if (!('found' in current)) return 'displaced'
      const { library } = current
      const { result, ceremony } = await altarCeremonies.store(current.found, (stored) =>
        change(stored, library),
      )
      const now = latest.current
      if (!('found' in now)) return result
      const script = altarScript(ceremony, library)
      setState({ ...now, found: { ...now.found, ceremony }, script })
      return result
    },
  }
}
