import { createContext, type ReactNode, use, useState } from 'react'
import { useCeremonyDesk } from '../use-desk.ts'
import { changedSince, detailsOf, type FormerDetail } from './former-details.ts'

interface FormerDetails {
  /** Details that have changed; those of a field that is being typed in count once it is left. */
  changed: readonly FormerDetail[]
  enter: () => void
  leave: () => void
  /** Its sentences have been seen to. */
  settle: (detail: FormerDetail) => void
}

const FormerDetailsContext = createContext<FormerDetails | undefined>(undefined)

/** Remembers what the `DetailFields` inside said before they were changed, for one ceremony. */
export function RemembersDetails({ children }: { children: ReactNode }) {
  const { ceremony } = useCeremonyDesk()
  const [held, setHeld] = useState<{ id: string; details: readonly FormerDetail[] }>({
    id: ceremony.id,
    details: [],
  })
  const [isTyping, setTyping] = useState(false)
  const details = held.id === ceremony.id ? held.details : []
  const hold = (next: readonly FormerDetail[]): void => setHeld({ id: ceremony.id, details: next })
  const value: FormerDetails = {
    changed: isTyping ? [] : changedSince(details, ceremony),
    enter() {
      setTyping(true)
      hold([...changedSince(details, ceremony), ...detailsOf(ceremony)])
    },
    leave: () => setTyping(false),
    settle: (detail) =>
      hold(details.filter((one) => JSON.stringify(one) !== JSON.stringify(detail))),
  }
  return <FormerDetailsContext value={value}>{children}</FormerDetailsContext>
}

/** Only inside `RemembersDetails`. */
export function useFormerDetails(): FormerDetails {
  const remembered = use(FormerDetailsContext)
  if (remembered === undefined) throw new Error('These fields are remembered by nobody')
  return remembered
}

/** Fields of the couple's details, as one group. */
export function DetailFields({ label, children }: { label: string; children: ReactNode }) {
  const { enter, leave } = useFormerDetails()
  return (
    <fieldset aria-label={label} className="grid gap-4" onFocus={enter} onBlur={leave}>
      {children}
    </fieldset>
  )
}
