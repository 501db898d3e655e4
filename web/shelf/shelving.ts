/**
 * The ceremony on the desk as one of the shelf: brought over from what this device kept before there was a shelf,
 * opened for editing by one tab, stored after every keystroke. Where the browser has no database, local storage alone
 * holds it.
 */
import type { Ceremony } from '#core/ceremony/document.ts'
import { fromFirstStage } from '#core/ceremony/first-stage/from-first-stage.ts'
import type { NewcomersBeginning } from '#core/ceremony/migrations.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { openCeremonyKey } from '../storage/keys.ts'
import { isNewerLayout, stampLayout } from '../storage/layout.ts'
import { entriesOf, findEntries } from '../storage/three-entries.ts'
import { createDeviceCopy, worst } from './device-copy.ts'
import { createEditorship, letGoPauseMs } from './editorship.ts'
import { findNewcomer, settleNewcomer } from './newcomer.ts'
import { createObservedState } from './observed-state.ts'
import type { ShelfFailure } from './shelf-database.ts'
import { ceremonyToOpen } from './shelf-order.ts'
import { type Opening, type Shelving, type ShelvingParts, unopened } from './shelving-port.ts'
import { createStoring } from './storing.ts'
import { withUnacknowledged } from './unacknowledged.ts'
import { concernsUnshelved, openUnshelved, unshelvedEditor, unshelvedId } from './unshelved.ts'

/** A ceremony that was only begun is taken up with its first change, for the first time. */
const firstEpoch = 1

/** An opening that takes longer shows what the three entries hold meanwhile. */
const showEntriesAfterMs = 400

const onDesk = { phase: 'open', isShown: true, failure: undefined } as const

export function createShelving(parts: ShelvingParts): Shelving {
  const { editing, shelf, device, tab, locks, news, now, newId, language, pause, afterFrame } =
    parts
  const { state, subscribe, publish } = createObservedState(unopened)
  const editor = createEditorship(shelf, locks, pause)
  const copy = createDeviceCopy(device)
  const onSeized = (): void => void displaced()
  const current = (): Ceremony => editing.state().ceremony
  let shelfId = ''
  /** What the shelf is known to hold of it. */
  let stored: Ceremony | undefined
  /** The state that was taken over from the desk, or put on it, last. */
  let known = current()
  const storing = createStoring(storeNext)

  // No key waits for being stored: it is drawn first.
  editing.subscribe(() => afterFrame(follow))
  news.listen((item) => {
    if (state().phase !== 'open') return
    if (item.kind === 'cleared') void forget()
    else if (item.id !== current().id) return
    else if (item.kind === 'wanted' && !state().isElsewhere) void giveUp()
    else if (item.kind === 'overwritten' && !state().isElsewhere) writeEntries()
    else if (item.kind === 'changed' && state().isElsewhere) void look()
  })

  function beginning(): NewcomersBeginning {
    return { id: newId(), nowMs: now(), language: language() }
  }

  /** A ceremony that was only begun is stored with its first change. */
  function isBegun(): boolean {
    return stored === undefined && current().revision === 0
  }

  function isUnstored(): boolean {
    return current() !== stored && !isBegun()
  }

  /** Takes over what was changed on the desk, and stores it. */
  function follow(): void {
    const ceremony = current()
    if (ceremony === known || state().isElsewhere || state().phase === 'opening') return
    known = ceremony
    keep()
    if (state().phase === 'open') void storing.run()
  }

  /** What a killed tab leaves behind of what the shelf does not hold. */
  function keep(): void {
    const ceremony = current()
    const by =
      state().phase === 'open' ? { shelfId, epoch: editor.epoch() ?? firstEpoch } : unshelvedEditor
    const entries = copy.writeEntries(ceremony)
    const noted = isUnstored() ? copy.note(ceremony, stored, by) : 'kept'
    // Where the note says all of it, the entries are only what the specification wants besides.
    const saving = state().phase === 'open' ? noted : worst([entries, noted])
    if (saving !== state().saving) publish({ saving })
  }

  function writeEntries(): void {
    if (state().phase === 'opening' || state().isElsewhere || isBegun()) return
    copy.writeEntries(current())
  }

  /** Stores what the shelf does not hold yet, in one transaction. */
  async function storeNext(): Promise<'stored' | 'nothing-left' | 'failed'> {
    if (!isUnstored() || state().isElsewhere || state().phase !== 'open') return 'nothing-left'
    const ceremony = current()
    const outcome = await editor.commit(shelfId, ceremony, stored)
    if (outcome.kind === 'failed') {
      publish({ failure: outcome.failure })
      return 'failed'
    }
    if (outcome.value !== 'written') {
      await (outcome.value === 'cleared' ? forget() : displaced())
      return 'nothing-left'
    }
    stored = ceremony
    if (current() === stored) copy.forgetNote(stored.id)
    publish({ failure: undefined, storedAtMs: now() })
    news.tell({ kind: 'changed', id: ceremony.id })
    return 'stored'
  }

  /** Stores what is left. From here on the desk takes nothing more until a ceremony is shown. */
  async function leave(): Promise<boolean> {
    editing.lock()
    await storing.run()
    if (state().isElsewhere || !isUnstored()) return true
    show(current())
    return false
  }

  /** The tab that wants the ceremony waits for this: what is left is stored, then the lock is free. */
  async function giveUp(): Promise<void> {
    editing.lock()
    await storing.run()
    editor.letGo()
    await displaced()
  }

  async function displaced(): Promise<void> {
    editor.letGo()
    editing.lock()
    const { id } = current()
    copy.forgetNote(id)
    if (copy.ownsEntries(id)) news.tell({ kind: 'overwritten', id })
    publish({ isElsewhere: true })
    await look()
  }

  /** Shows what the tab that edits it has stored. */
  async function look(): Promise<void> {
    const { id } = current()
    const outcome = await shelf.read(id)
    if (outcome.kind === 'failed' || outcome.value.kind !== 'ceremony') return
    if (!state().isElsewhere || current().id !== id) return
    stored = outcome.value.ceremony
    show(stored)
  }

  /** Puts a ceremony on the desk without taking that for a change of it; its editor also writes the three entries. */
  function show(ceremony: Ceremony): void {
    known = ceremony
    editing.show(ceremony, { isEditable: !state().isElsewhere })
    if (state().isElsewhere) return
    if (isBegun()) copy.removeEntries()
    else keep()
  }

  /** Opens a ceremony for editing, or for reading where another tab edits it; it is on the desk when that is done. */
  async function openStored(id: string, seizes = false): Promise<Opening> {
    editor.letGo()
    const isElsewhere = !(await editor.take(id, { seizes, onSeized }))
    const taken = isElsewhere ? undefined : await editor.takeUp(id)
    // Where there is no room to say who edits it, it can be read all the same, and noted in local storage.
    const isFull = taken?.kind === 'failed' && taken.failure === 'full'
    if (taken?.kind === 'failed' && !isFull) return 'unreadable'
    const outcome = await shelf.read(id)
    if (outcome.kind === 'failed') return 'unreadable'
    const reading = outcome.value
    if (reading.kind === 'not-a-ceremony') return 'unreadable'
    if (reading.kind !== 'ceremony') return reading.kind
    stored = reading.ceremony
    tab.write(openCeremonyKey, id)
    const failure = isFull ? 'full' : undefined
    publish({ ...onDesk, failure, id, isElsewhere, isFirst: false, storedAtMs: stored.changedAtMs })
    const epoch = taken?.kind === 'done' ? taken.value : (editor.epoch() ?? 0) + 1
    show(isElsewhere ? stored : withUnacknowledged(device, reading, { shelfId, epoch }))
    void storing.run()
    return 'opened'
  }

  async function beginBlank(
    begun: Partial<Pick<Ceremony, 'plan' | 'language'>> = {},
    isFirst = state().isFirst && isBegun(),
  ): Promise<void> {
    editor.letGo()
    const ceremony = newCeremony({ ...beginning(), ...begun })
    const { id } = ceremony
    stored = undefined
    tab.write(openCeremonyKey, id)
    await editor.take(id, { seizes: false, onSeized })
    publish({ ...onDesk, id, isElsewhere: false, isFirst, storedAtMs: undefined })
    show(ceremony)
  }

  async function start(): Promise<void> {
    if (isNewerLayout(device)) return refuse(undefined)
    const waiting = setTimeout(showEntries, showEntriesAfterMs)
    const opening = await shelf.open()
    clearTimeout(waiting)
    if (opening.kind === 'failed') return refuse(opening.failure)
    const { entries, currentId } = opening.value
    shelfId = opening.value.shelfId
    const newcomer = findNewcomer(device, entries, beginning())
    if (newcomer !== undefined) {
      // Stored before anything takes its place.
      if (!(await bringOver(newcomer.ceremony))) return
      publish({ ...onDesk, setAside: settleNewcomer(device, newcomer) })
      show(newcomer.ceremony)
      return
    }
    const id = ceremonyToOpen(entries, tab.read(openCeremonyKey), currentId)
    if (id === undefined || (await openStored(id)) !== 'opened') {
      await beginBlank({}, entries.length === 0)
    }
  }

  /** What can be read while the shelf takes its time, or is refused without a word. */
  function showEntries(): void {
    const content = entriesOf(findEntries(device), tab.read(openCeremonyKey))
    if (content === undefined) return
    const ceremony = fromFirstStage(content, { ...beginning(), id: '' })
    known = ceremony
    editing.show(ceremony, { isEditable: false })
    publish({ isShown: true })
  }

  async function bringOver(imported: Ceremony): Promise<boolean> {
    const { id } = imported
    await editor.take(id, { seizes: false, onSeized })
    const outcome = await editor.commit(shelfId, imported, undefined)
    if (outcome.kind === 'failed') {
      editor.letGo()
      refuse(outcome.failure)
      return false
    }
    stored = imported
    tab.write(openCeremonyKey, id)
    publish({ id, isElsewhere: false, storedAtMs: now() })
    return true
  }

  function refuse(failure: ShelfFailure | undefined): void {
    const { ceremony, setAside } = openUnshelved(device, beginning())
    stored = undefined
    known = ceremony
    editing.show(ceremony, { isEditable: true })
    const saving = stampLayout(device)
    publish({ ...onDesk, phase: 'refused', id: unshelvedId, failure, saving, setAside })
  }

  /** The shelf was cleared in another tab: nothing of it may come back from here. */
  async function forget(): Promise<void> {
    editor.letGo()
    const { id } = current()
    if (copy.ownsEntries(id)) copy.removeEntries()
    copy.forgetNote(id)
    stored = undefined
    known = newCeremony({ id: '', nowMs: 0, language: language() })
    editing.show(known, { isEditable: false })
    publish({ phase: 'opening', isElsewhere: false, failure: undefined, storedAtMs: undefined })
    tab.remove(openCeremonyKey)
    await start()
  }

  async function switchTo(next: () => Promise<Opening>): Promise<Opening> {
    if (!(await leave())) return 'unsaved'
    const before = current().id
    const opening = await next()
    // What cannot be opened leaves what was there.
    if (opening !== 'opened' && (await openStored(before)) !== 'opened') await beginBlank()
    return opening
  }

  return {
    state,
    subscribe,
    start,
    pause() {
      follow()
      if (state().phase === 'open' && !state().isElsewhere) editor.letGo()
    },
    async resume() {
      if (state().phase === 'refused') refuse(state().failure)
      if (state().phase !== 'open') return
      editing.lock()
      // Otherwise it was cleared or deleted meanwhile, or had only been begun.
      if ((await openStored(current().id)) !== 'opened') await forget()
    },
    absorb(key, raw) {
      if (state().phase === 'refused' && concernsUnshelved(key, raw)) refuse(state().failure)
    },
    open: (id) => switchTo(() => openStored(id)),
    begin: (plan) =>
      switchTo(async () => {
        await beginBlank(plan && { plan: [...plan] })
        return 'opened'
      }),
    async takeOver() {
      const { id } = current()
      news.tell({ kind: 'wanted', id })
      await pause(letGoPauseMs)
      await openStored(id, true)
    },
    async remove(id) {
      const isOnDesk = id === current().id
      if (isOnDesk && !(await leave())) return 'unsaved'
      const marked = await shelf.mark(id, { deletedAtMs: now() })
      if (marked.kind === 'failed') {
        if (isOnDesk) show(current())
        return 'unsaved'
      }
      if (!isOnDesk) return 'opened'
      const rest = await shelf.list()
      const next = rest.kind === 'done' ? ceremonyToOpen(rest.value, null, undefined) : undefined
      if (next === undefined || (await openStored(next)) !== 'opened') await beginBlank()
      return 'opened'
    },
    writeEntries,
    async speak(spoken) {
      const { language: former, plan } = current()
      if (!isBegun() || former === spoken || state().phase === 'opening') return
      if (state().phase === 'open') await beginBlank({ plan, language: spoken })
      else editing.show({ ...current(), language: spoken }, { isEditable: true })
    },
    async clear(name) {
      const { phase } = state()
      // What is being stored must not come after.
      publish({ phase: 'opening' })
      await storing.current()
      const cleared = await shelf.clear()
      if (cleared.kind === 'failed') {
        publish({ phase })
        throw new Error(cleared.failure)
      }
      news.tell({ kind: 'cleared', name })
      if (phase === 'open') await forget()
      else if (phase === 'refused') refuse(state().failure)
      else publish({ phase })
    },
  }
}
