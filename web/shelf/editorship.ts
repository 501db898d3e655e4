/** The right of this tab to write one ceremony at a time: a lock among the tabs, and its number in the shelf. */
import type { Ceremony } from '#core/ceremony/document.ts'
import type { EditingLocks } from './editing-locks.ts'
import type { CommitResult, Shelf } from './shelf.ts'
import type { Outcome } from './shelf-database.ts'

/** How often another tab is given the time to let go, or a page that is just closing. */
const letGoTries = 5
export const letGoPauseMs = 100

export interface Editorship {
  /** Takes the lock; resolves with whether it has it. `seizes`: in the end against the tab that holds it. */
  take(id: string, options: { seizes: boolean; onSeized: () => void }): Promise<boolean>
  letGo(): void
  /**
   * The number under which the ceremony was taken up; where there was no room to write that down, that of whoever did so
   * last. Undefined before either.
   */
  epoch(): number | undefined
  /** Takes the ceremony up in the shelf, from which on nobody else writes it. Does nothing the second time. */
  takeUp(id: string): Promise<Outcome<number>>
  /** Stores it there, taking it up first where that has not been done. */
  commit(
    shelfId: string,
    ceremony: Ceremony,
    former: Ceremony | undefined,
  ): Promise<Outcome<CommitResult>>
}

export function createEditorship(
  shelf: Shelf,
  locks: EditingLocks,
  pause: (ms: number) => Promise<void>,
): Editorship {
  let release: (() => void) | undefined
  let epoch: number | undefined
  let formerEpoch: number | undefined

  async function takeUp(id: string): Promise<Outcome<number>> {
    if (epoch !== undefined) return { kind: 'done', value: epoch }
    const taken = await shelf.takeUp(id)
    if (taken.kind === 'done') epoch = taken.value
    else if (taken.failure === 'full') {
      const former = await shelf.lastEpoch(id)
      if (former.kind === 'done') formerEpoch = former.value
    }
    return taken
  }

  return {
    async take(id, { seizes, onSeized }) {
      for (let tries = 1; ; tries += 1) {
        const isLast = tries === letGoTries
        release = await locks.take(id, { seizes: seizes && isLast, onSeized })
        if (release !== undefined || isLast) return release !== undefined
        await pause(letGoPauseMs)
      }
    },
    letGo() {
      release?.()
      release = undefined
      epoch = undefined
      formerEpoch = undefined
    },
    epoch: () => epoch ?? formerEpoch,
    takeUp,
    async commit(shelfId, ceremony, former) {
      const taken = await takeUp(ceremony.id)
      return taken.kind === 'failed'
        ? taken
        : shelf.commit({ shelfId, epoch: taken.value }, ceremony, former)
    },
  }
}
