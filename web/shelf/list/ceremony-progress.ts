/** How far a ceremony is, as far as its document knows. */
import type { Ceremony } from '#core/ceremony/document.ts'
import { toldTexts } from '#core/told/answers.ts'
import type { ShelfEntry } from '../shelf-entry.ts'

export type CeremonyProgress =
  | { kind: 'waiting' }
  | { kind: 'answered' }
  /** Some of the texts are written. */
  | { kind: 'begun'; written: number; of: number }
  | { kind: 'written' }

/** By the texts that its plan holds and that are on, and by whether anything was told. */
export function progressOf({
  plan,
  tellings,
}: Pick<Ceremony, 'plan' | 'tellings'>): CeremonyProgress {
  const texts = plan.flatMap(({ isOn, body }) =>
    isOn && body.kind === 'written' ? [body.content.trim() !== ''] : [],
  )
  const written = texts.filter(Boolean).length
  if (texts.length > 0 && written === texts.length) return { kind: 'written' }
  if (written > 0) return { kind: 'begun', written, of: texts.length }
  return { kind: toldTexts(tellings).length > 0 ? 'answered' : 'waiting' }
}

/** What the list says of a ceremony: how far it is, and whether what was checked or printed is what it says now. */
export type CeremonyState = CeremonyProgress | { kind: 'checked' | 'printed' }

/** A later change of the ceremony takes both back; what is printed was not necessarily written to its end. */
export function stateOf(
  { head, checkedRevision, printedRevision }: ShelfEntry,
  progress: CeremonyProgress,
): CeremonyState {
  if (printedRevision === head.revision) return { kind: 'printed' }
  const isChecked = progress.kind === 'written' && checkedRevision === head.revision
  return isChecked ? { kind: 'checked' } : progress
}
