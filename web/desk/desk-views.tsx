import { createContext, type ReactNode, use, useMemo } from 'react'
import { useEditing } from './desk-state.ts'
import { useSeenFrom } from './seen-from.ts'
import { DeskContext, type MaybeDesk } from './use-desk.ts'
import { useSettled } from './use-settled.ts'

/** Longer than from one key to the next. */
const restMs = 200

/** What the parts of the desk work with besides the ceremony, which changes with every key. */
export type DeskTools = Pick<MaybeDesk, 'library' | 'change' | 'sourceInUse'> & {
  /** Nothing but another tab keeps the ceremony from being edited. */
  canEdit: boolean
}

export const DeskToolsContext = createContext<DeskTools | undefined>(undefined)

type Now = Pick<MaybeDesk, 'ceremony' | 'isEditable'>

function useTools(): DeskTools {
  const tools = use(DeskToolsContext)
  if (tools === undefined) throw new Error('This part is not on a desk')
  return tools
}

function useNow(): Now {
  const { canEdit } = useTools()
  const ceremony = useEditing((state) => state.ceremony)
  const isEditable = useEditing((state) => state.isEditable) && canEdit
  return useMemo(() => ({ ceremony, isEditable }), [ceremony, isEditable])
}

function OnDesk({ seen, children }: { seen: Now; children: ReactNode }) {
  const { library, change, sourceInUse } = useTools()
  const desk = useMemo<MaybeDesk>(
    () => ({ ...seen, library, change, sourceInUse }),
    [seen, library, change, sourceInUse],
  )
  return <DeskContext value={desk}>{children}</DeskContext>
}

/** Parts that are drawn with every key. */
export function DeskNow({ children }: { children: ReactNode }) {
  return <OnDesk seen={useNow()}>{children}</OnDesk>
}

/** Parts to which what is typed into another area than theirs comes when the typing rests. */
export function DeskAtRest({ area, children }: { area: string; children: ReactNode }) {
  const now = useNow()
  const rested = useSettled(now, restMs)
  return <OnDesk seen={useSeenFrom(area, now, rested)}>{children}</OnDesk>
}
