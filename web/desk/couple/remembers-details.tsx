import { createContext, type ReactNode, use, useReducer, useState } from 'react'
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

/** By ceremony, for as long as the page is open: neither another couple nor a folded panel settles what is open. */
const held = new Map<string, readonly FormerDetail[]>()

/** Remembers what the `DetailFields` inside said before they were changed, for one ceremony. */
export function RemembersDetails({ children }: { children: ReactNode }) {
  const { ceremony } = useCeremonyDesk()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const [isTyping, setTyping] = useState(false)
  const details = held.get(ceremony.id) ?? []
  const hold = (next: readonly FormerDetail[]): void => {
    held.set(ceremony.id, next)
    redraw()
  }
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
