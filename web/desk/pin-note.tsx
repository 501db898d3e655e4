import { useState } from 'react'
import { PinBox } from '../access/pin-box.tsx'
import { useCreatorMessages } from '../language/use-language.ts'
import { browserDevice } from '../storage/device.ts'
import { pinNotedKey } from '../storage/keys.ts'
import { Button } from '../ui/button.tsx'

/** The yellow box with the PIN, until its owner says on this device that it is noted: from then on the account has it. */
export function PinNote() {
  const { pinNoted } = useCreatorMessages().desk
  const [isNoted, setNoted] = useState(() => browserDevice.read(pinNotedKey) !== null)
  if (isNoted) return null
  return (
    <div className="pin-note">
      <PinBox />
      <Button
        look="quiet"
        onClick={() => {
          browserDevice.write(pinNotedKey, new Date().toISOString())
          setNoted(true)
        }}
      >
        {pinNoted}
      </Button>
    </div>
  )
}
