/** How far a ceremony is, as far as its document knows. */
import type { Ceremony } from '#core/ceremony/document.ts'

export type CeremonyProgress =
  | { kind: 'waiting' }
  | { kind: 'answered' }
  /** Some of the texts are written. */
  | { kind: 'begun'; written: number; of: number }
  | { kind: 'written' }

/** By the texts that its plan holds and that are on, and by whether anything was answered. */
export function progressOf({
  plan,
  answers,
}: Pick<Ceremony, 'plan' | 'answers'>): CeremonyProgress {
  const texts = plan.flatMap(({ isOn, body }) =>
    isOn && body.kind === 'written' ? [body.content.trim() !== ''] : [],
  )
  const written = texts.filter(Boolean).length
  if (texts.length > 0 && written === texts.length) return { kind: 'written' }
  if (written > 0) return { kind: 'begun', written, of: texts.length }
  const isAnswered = Object.values(answers).some(({ text }) => text.trim() !== '')
  return { kind: isAnswered ? 'answered' : 'waiting' }
}
