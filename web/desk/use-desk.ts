import { createContext, use } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { Library } from '#core/library/piece.ts'
import type { WritingSource } from '../generation/writing-source.ts'
import type { Editing } from './editing.ts'

/** What every part of the desk works with. */
export interface Desk {
  ceremony: Ceremony
  /** In the ceremony's language. */
  library: Library
  isEditable: boolean
  change: Editing['change']
  /** Who writes, by the choice that is stored now. */
  sourceInUse: () => WritingSource
}

export const DeskContext = createContext<Desk | undefined>(undefined)

/** The ceremony on the desk. Only for parts of the desk. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (desk === undefined) throw new Error('This part is not on a desk')
  return desk
}
