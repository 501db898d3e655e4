import { ceremonyStore, generation } from '../creator/use-ceremony.ts'
import { browserDevice } from '../storage/device.ts'
import { apiKeyKey, writerChoiceKey } from '../storage/keys.ts'

/** Removes the ceremony and the user's own key from this device, beyond undoing (design.md section 7). */
export function clearDevice(): void {
  generation.stop()
  ceremonyStore.clear()
  ceremonyStore.dismissUndo()
  browserDevice.remove(apiKeyKey)
  browserDevice.remove(writerChoiceKey)
}
