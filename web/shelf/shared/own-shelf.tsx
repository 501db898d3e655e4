import { Fragment, type ReactNode, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../access/use-session.ts'
import { useLanguage } from '../../language/use-language.ts'
import { browserDevice } from '../../storage/device.ts'
import { personKey } from '../../storage/keys.ts'
import { LatePieces, latePiece } from '../../ui/late-piece.tsx'
import { deviceClearing } from './device-clearing.ts'
import { isShelfClosed } from './shelf-closed.ts'
import { openShelf } from './shelf-owners.ts'

const OthersShelf = latePiece(() =>
  import('./others-shelf.tsx').then(({ OthersShelf }) => OthersShelf),
)

const ClearedDevice = latePiece(() =>
  import('./cleared-device.tsx').then(({ ClearedDevice }) => ClearedDevice),
)

/**
 * The one door before every page that shows what this device holds. Whoever logs in where only others have worked is asked
 * first; while nobody is logged in and it is closed, `closed` stands there; after another tab has cleared the device, the
 * page says so and shows nothing it still had in memory.
 */
export function OwnShelf({ children, closed }: { children: ReactNode; closed: ReactNode }) {
  const { access } = useLanguage().messages
  const { loading, isSubscriptionActive } = useSession()
  const isCleared = useDevice(deviceClearing.isCleared, false)
  const isClosed = useDevice(() => isShelfClosed(browserDevice), false)
  const person = useDevice(() => browserDevice.read(personKey) ?? '', '')
  const turn = useTurn(person)
  const [, setAnswers] = useState(0)
  if (isCleared) {
    return (
      <LatePieces>
        <ClearedDevice />
      </LatePieces>
    )
  }
  if (isClosed && loading) return <p className="at-door">{access.loading}</p>
  if (isClosed && isSubscriptionActive) {
    return (
      <LatePieces>
        <OthersShelf
          onOpen={() => {
            openShelf(browserDevice, person)
            setAnswers((count) => count + 1)
          }}
        />
      </LatePieces>
    )
  }
  return <Fragment key={turn}>{isClosed ? closed : children}</Fragment>
}

/** Something that is read from this device, as it is whenever another tab or this one may have changed it. */
function useDevice<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(subscribe, read, () => before)
}

const changes = ['storage', 'pageshow', 'focus'] as const

function subscribe(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener)
  const unsubscribe = deviceClearing.subscribe(listener)
  return () => {
    unsubscribe()
    for (const change of changes) window.removeEventListener(change, listener)
  }
}

/** One more each time somebody else is here: what the former had open is drawn anew. */
function useTurn(person: string): number {
  const [seen, setSeen] = useState({ person, turn: 0 })
  if (seen.person === person) return seen.turn
  const turn = seen.person === '' ? seen.turn : seen.turn + 1
  setSeen({ person, turn })
  return turn
}
