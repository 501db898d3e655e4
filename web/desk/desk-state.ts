/** The ceremony on the desk and everything it is kept in, one of each for the page. */
import { useEffect, useSyncExternalStore } from 'react'
import { isBlank } from '#core/ceremony/blank.ts'
import { ceremonyLanguageFor } from '#core/ceremony/ceremony-language.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { variantFor } from '#core/ceremony/spoken-variant.ts'
import { createGeneration, type GenerationState, idleGeneration } from '../generation/generation.ts'
import { useLanguage } from '../language/use-language.ts'
import { afterFrame } from '../shelf/after-frame.ts'
import { connectDeviceShelf } from '../shelf/device-connection.ts'
import { createEditingLocks } from '../shelf/editing-locks.ts'
import { canClose, type Keeping, keepingOf } from '../shelf/keeping.ts'
import { deviceClearing, keptDevice } from '../shelf/shared/device-clearing.ts'
import { isShelfClosed } from '../shelf/shared/shelf-closed.ts'
import { createShelf } from '../shelf/shelf.ts'
import { openShelfNews } from '../shelf/shelf-news.ts'
import { createShelving } from '../shelf/shelving.ts'
import { type ShelvingState, unopened } from '../shelf/shelving-port.ts'
import { browserDevice, browserTab } from '../storage/device.ts'
import { begunLanguage, isChosenLanguage } from './begun-language.ts'
import { createEditing, type EditingState } from './editing.ts'
import { createSetAside } from './set-aside.ts'
import { createWritingTarget } from './writing-target.ts'

/** Thirty refreshes a second are as many as reading needs; a timer, unlike a frame, also runs in a hidden tab. */
const refreshMs = 33

/** Stands on the desk until the device has been read. */
const nothingYet = newCeremony({ id: '', nowMs: 0, language: 'pt-BR' })

/** The ceremony on the desk; nothing of this device before `useDeskStart` runs. */
export const editing = createEditing(nothingYet, Date.now)

/** Every ceremony of this device. */
export const shelf = createShelf({
  connection: connectDeviceShelf(),
  newId: () => crypto.randomUUID(),
  now: Date.now,
})

/** The one on the desk, as one of them. */
export const shelving = createShelving({
  editing,
  shelf,
  device: keptDevice,
  tab: browserTab,
  locks: createEditingLocks(globalThis.navigator?.locks),
  news: openShelfNews(),
  now: Date.now,
  newId: () => crypto.randomUUID(),
  language: () => begunLanguage(browserDevice, document.documentElement.lang, navigator.languages),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  afterFrame,
})

const target = createWritingTarget(editing)

/** The writing of its texts. */
export const generation = createGeneration(target, (refresh) => {
  setTimeout(refresh, refreshMs)
})

/** What was cleared away or replaced whole, and the way back to it. */
export const setAside = createSetAside(editing, () => target.leave())

const firstEditing = editing.state()

/**
 * Something of the ceremony on the desk, or what its one history allows; `select` gives the same value as long as that
 * does not change, since the whole changes with every key.
 */
export function useEditing<Value>(select: (state: EditingState) => Value): Value {
  return useSyncExternalStore(
    editing.subscribe,
    () => select(editing.state()),
    () => select(firstEditing),
  )
}

/**
 * One thing that the desk knows of its shelf; `select` gives the same value as long as that does not change. Nothing is
 * drawn again for the rest, of which the moment of storing changes with every key.
 */
export function useShelving<Value>(select: (state: ShelvingState) => Value): Value {
  return useSyncExternalStore(
    shelving.subscribe,
    () => select(shelving.state()),
    () => select(unopened),
  )
}

/** Whether everything on the desk is kept on this device, or why not. */
export function useKeeping(): Keeping {
  return useShelving(keepingOf)
}

export function useGeneration(): GenerationState {
  return useSyncExternalStore(generation.subscribe, generation.state, () => idleGeneration)
}

/**
 * One thing of the writing; `select` gives the same value as long as that does not change. Nothing is drawn again for the
 * rest, of which the drafts grow with every piece.
 */
export function useGenerated<Value>(select: (state: GenerationState) => Value): Value {
  return useSyncExternalStore(
    generation.subscribe,
    () => select(generation.state()),
    () => select(idleGeneration),
  )
}

let isFollowing = false

/**
 * Opens the shelf, follows other tabs, and guards what could not be kept, for as long as the document lives: the
 * ceremony stays in memory on the pages beside the desk, and must neither outlive a clearing there nor be closed away.
 */
function followDevice(): void {
  // A desk that was prerendered is drawn for a moment before it is known that it is closed.
  if (isFollowing || isShelfClosed(browserDevice)) return
  isFollowing = true
  void shelving.start()
  window.addEventListener('storage', ({ key, newValue }) => shelving.absorb(key, newValue))
  window.addEventListener('pagehide', () => shelving.pause())
  // A page that the browser had put away has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void shelving.resume()
  })
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
  const guard = (): void => {
    // Nor is there anything to keep once another tab has cleared the device.
    const isKept = deviceClearing.isCleared() || canClose(keepingOf(shelving.state()))
    // Only while there is something to lose: browsers keep no page for the way back that has such a listener.
    if (isKept || isBlank(editing.state().ceremony)) {
      window.removeEventListener('beforeunload', ask)
    } else window.addEventListener('beforeunload', ask)
  }
  editing.subscribe(guard)
  shelving.subscribe(guard)
}

/** Reads the device, and asks the browser not to forget; mounted once, by the desk. */
export function useDeskStart(): void {
  const id = useEditing(({ ceremony }) => ceremony.id)
  const blank = useEditing(({ ceremony }) => isBlank(ceremony))
  const phase = useShelving((state) => state.phase)

  useEffect(followDevice, [])

  const { language } = useLanguage()
  useEffect(() => {
    // A ceremony that is begun already must not turn to the page's first language for a moment, in which names are typed.
    if (phase === 'opening' || !isChosenLanguage(browserDevice, language)) return
    void shelving.speak(variantFor(ceremonyLanguageFor(language), navigator.languages))
  }, [phase, language])

  // How the last generation went says nothing about what has taken its place.
  useEffect(() => {
    if (id !== '') generation.reset()
  }, [id])

  // Asked once there is something to keep: some browsers ask the person in turn.
  const hasContent = phase !== 'opening' && !blank
  useEffect(() => {
    if (hasContent) void navigator.storage?.persist?.().catch(() => false)
  }, [hasContent])
}
