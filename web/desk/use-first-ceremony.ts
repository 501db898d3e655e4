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
  const id = useEditing(({ ceremony }) => ceremony.id)
  const isUntouched = useEditing(({ ceremony }) => ceremony.revision === 0)
  const isFirst = useShelving((state) => state.isFirst)
  const [left, setLeft] = useState(() => browserDevice.read(startCardLeftKey) !== null)
  // The card stays while it is filled in, and goes with the ceremony it was begun for.
  const [cardId, setCardId] = useState('')
  if (isFirst && !left && isUntouched && cardId !== id) setCardId(id)
  return {
    isCard: !left && cardId !== '' && cardId === id,
    leave: () => {
      browserDevice.write(startCardLeftKey, new Date().toISOString())
      setLeft(true)
    },
  }
}
