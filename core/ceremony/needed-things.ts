/** What the moments of a ceremony need, by the words that were chosen for them. */
import { type Library, type Prop, pieceOf } from '../library/piece.ts'
import type { PlacedSection } from './document.ts'

/**
 * The things a moment needs: those of the wording it is read in. One written by hand needs what every wording of its
 * kind does.
 */
export function neededThings(
  { kind, body }: Pick<PlacedSection, 'kind' | 'body'>,
  library: Library,
): Prop[] {
  const reference =
    body.kind === 'library' ? body : body.kind === 'written' ? body.ending : undefined
  const props = pieceOf(library, reference?.piece ?? kind)?.props ?? []
  return props.filter(
    ({ wordings }) =>
      wordings === undefined || (reference !== undefined && wordings.includes(reference.wording)),
  )
}

/** What the whole plan needs, each once, in the order in which it is needed; nothing of what is switched off. */
export function thingsOfPlan(plan: readonly PlacedSection[], library: Library): Prop[] {
  const all = plan.filter(({ isOn }) => isOn).flatMap((section) => neededThings(section, library))
  return [...new Map(all.map((prop) => [prop.what, prop])).values()]
}
