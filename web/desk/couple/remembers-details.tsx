import { createContext, type ReactNode, use, useEffect } from 'react'
import { useCeremonyDesk } from '../use-desk.ts'
import { changedSince, detailsOf, type FormerDetail } from './former-details.ts'
import { holdDetails, useHeldDetails } from './held-details.ts'

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
  const { id } = ceremony
  const { details, isTyping } = useHeldDetails(id)
  // A field that goes while somebody is in it is never left.
  useEffect(() => () => holdDetails(id, { isTyping: false }), [id])
  const value: FormerDetails = {
    changed: isTyping ? [] : changedSince(details, ceremony),
    enter() {
      const changed = changedSince(details, ceremony)
      holdDetails(id, { isTyping: true, details: [...changed, ...detailsOf(ceremony)] })
    },
    leave: () => holdDetails(id, { isTyping: false }),
    settle: (detail) => {
      const left = details.filter((one) => JSON.stringify(one) !== JSON.stringify(detail))
      holdDetails(id, { details: left })
    },
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
