import { altarMemory } from '../altar/altar-device.ts'
import { generation, setAside, shelving } from '../desk/desk-state.ts'
import { deviceClearing } from '../shelf/shared/device-clearing.ts'
import { browserDevice, browserTab } from '../storage/device.ts'
import { forgetTab } from '../storage/forget-tab.ts'
import {
  clearedKey,
  finishedCardKey,
  fontsKey,
  languageKey,
  layoutVersionKey,
  unsentLogoutKey,
} from '../storage/keys.ts'
import { sessionKeys } from './stored-session.ts'

/** What a clearing leaves: nothing of a ceremony, nothing of a person but who is logged in, which ends by leaving. */
const keptKeys: readonly string[] = [
  ...sessionKeys,
  unsentLogoutKey,
  clearedKey,
  languageKey,
  fontsKey,
  layoutVersionKey,
]

/**
 * Removes every ceremony and whatever anybody has kept here, their own keys and voices too, for good
 * (docs/design/pages.md section 1).
 */
export async function clearDevice(): Promise<void> {
  generation.stop()
  setAside.dismiss()
  // First of all: from here on no other tab writes anything back.
  const clearing = deviceClearing.begin()
  // Whoever wrote it: what a newer version of the pages has kept is removed too.
  for (const key of browserDevice.keys()) if (!keptKeys.includes(key)) browserDevice.remove(key)
  forgetTab(browserTab)
  browserTab.remove(finishedCardKey)
  await altarMemory.clear()
  await shelving.clear(clearing)
}
