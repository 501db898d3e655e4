import { createContext, use } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { Library } from '#core/library/piece.ts'
import type { WritingSource } from '../generation/writing-source.ts'
import type { Editing } from './editing.ts'

/** The ceremony on the desk, and what may be done with it. */
interface CeremonyDesk {
  ceremony: Ceremony
  isEditable: boolean
  change: Editing['change']
  /** Who writes, by the choice that is stored now. */
  sourceInUse: () => WritingSource
}

/** What every part of the script's desk works with. */
export interface Desk extends CeremonyDesk {
  /** In the ceremony's language. */
  library: Library
}

/** Without a library until its texts are needed and here (use-library.ts). */
export type MaybeDesk = CeremonyDesk & { library?: Library | undefined }

export const DeskContext = createContext<MaybeDesk | undefined>(undefined)

/** The ceremony on the desk; for the bar, the start card and what else stands before the library is here. */
export function useCeremonyDesk(): MaybeDesk {
  const desk = use(DeskContext)
  if (desk === undefined) throw new Error('This part is not on a desk')
  return desk
}

/** The ceremony on the desk with its library. Only for parts of the script's desk. */
export function useDesk(): Desk {
  const desk = useCeremonyDesk()
  if (!hasLibrary(desk)) throw new Error('This part needs the library')
  return desk
}

function hasLibrary(desk: MaybeDesk): desk is Desk {
  return desk.library !== undefined
}
