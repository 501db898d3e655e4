import { useState, useSyncExternalStore } from 'react'
import { PinBox } from '../access/pin-box.tsx'
import { useCreatorMessages } from '../language/use-language.ts'
import { browserDevice } from '../storage/device.ts'
import { pinNotedKey } from '../storage/keys.ts'
import { Button } from '../ui/button.tsx'

const isNotedHere = (): boolean => browserDevice.read(pinNotedKey) !== null

/** Asked with each drawing: nothing tells of a change. */
const neverTold = () => () => undefined

/**
 * The yellow box with the PIN, until its owner says on this device that it is noted: from then on the account has it.
 * Drawn with the page as if it were not noted; until the page lives, start/before-paint.ts says whether it is seen.
 */
export function PinNote() {
  const { pinNoted } = useCreatorMessages().desk
  const isNoted = useSyncExternalStore(neverTold, isNotedHere, () => false)
  // Where storage is refused, for as long as the page is open.
  const [isPutAway, putAway] = useState(false)
  if (isNoted || isPutAway) return null
  return (
    <div className="pin-note">
      <PinBox />
      <Button
        look="quiet"
        onClick={() => {
          browserDevice.write(pinNotedKey, new Date().toISOString())
          putAway(true)
        }}
      >
        {pinNoted}
      </Button>
    </div>
  )
}
