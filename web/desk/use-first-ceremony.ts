import { useState } from 'react'
import { browserDevice } from '../storage/device.ts'
import { startCardLeftKey } from '../storage/keys.ts'
import { useEditing, useShelving } from './desk-state.ts'

export interface FirstCeremony {
  /** The start card stands in place of the desk. */
  isCard: boolean
  /** Leaves the card, for good on this device. */
  leave: () => void
}

/** Whether the very first ceremony of this device is being begun. */
export function useFirstCeremony(): FirstCeremony {
  const { ceremony } = useEditing()
  const isFirst = useShelving((state) => state.isFirst)
  const [left, setLeft] = useState(() => browserDevice.read(startCardLeftKey) !== null)
  // The card stays while it is filled in, and goes with the ceremony it was begun for.
  const [cardId, setCardId] = useState('')
  if (isFirst && !left && ceremony.revision === 0 && cardId !== ceremony.id) setCardId(ceremony.id)
  return {
    isCard: !left && cardId !== '' && cardId === ceremony.id,
    leave: () => {
      browserDevice.write(startCardLeftKey, new Date().toISOString())
      setLeft(true)
    },
  }
}
