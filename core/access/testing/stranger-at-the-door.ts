import type { DoorFacts } from '../door.ts'

export const noCounts = { alone: 0, pair: 0, account: 0, letters: 0, lettersOfDay: 0, address: 0 }

/** The facts about someone the door knows nothing of. */
export const stranger: DoorFacts = {
  device: [],
  hasEmail: false,
  special: null,
  holders: { active: [], hasEnded: false },
  pair: { activeId: null, activePinMatches: false, endedPinMatches: false },
  activeSubscriptions: 1,
  counts: noCounts,
}
