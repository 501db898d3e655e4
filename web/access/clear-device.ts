import { createAltarMemory } from '../altar/altar-memory.ts'
import { generation, setAside, shelving } from '../desk/desk-state.ts'
import { browserDevice, browserTab } from '../storage/device.ts'
import {
  answersKey,
  apiKeyKey,
  entriesOwnerKey,
  finishedCardKey,
  formerTextsKey,
  infoKey,
  pinNotedKey,
  printedKey,
  shelfOwnersKey,
  startCardLeftKey,
  textsKey,
  triedNamesKey,
  unacknowledgedKey,
  voiceKey,
  writerChoiceKey,
} from '../storage/keys.ts'

/** Removes every ceremony, the celebrant's voice and the user's own key from this device, for good (docs/design/pages.md section 1). */
export async function clearDevice(): Promise<void> {
  generation.stop()
  setAside.dismiss()
  // Whoever wrote it: a ceremony of a newer version of the pages is removed too.
  const ceremonyKeys = [infoKey, answersKey, textsKey, formerTextsKey, entriesOwnerKey, printedKey]
  const keys = [...ceremonyKeys, shelfOwnersKey, apiKeyKey, writerChoiceKey, voiceKey]
  const notes = browserDevice.keys().filter((key) => key.startsWith(unacknowledgedKey('')))
  for (const key of [...keys, ...notes, pinNotedKey, startCardLeftKey]) browserDevice.remove(key)
  for (const key of [triedNamesKey, finishedCardKey]) browserTab.remove(key)
  await createAltarMemory().clear()
  await shelving.clear()
}
