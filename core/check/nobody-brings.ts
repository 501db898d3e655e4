/** Things that a moment of the plan needs and that nobody has been asked to bring. */
import { bringerOf } from '../ceremony/bringing.ts'
import { pieceOf } from '../library/piece.ts'
import { type CheckedScript, findingAbout } from './checked-script.ts'
import type { Finding } from './finding.ts'

/** As within a sentence: the library names each on a line of its own. */
function withinSentence(thing: string): string {
  const [initial = '', ...rest] = thing
  return initial.toLocaleLowerCase() + rest.join('')
}

/**
 * One note for all of them, once the couple's texts are being written: before that there is more to ask. None for what
 * whoever celebrates brings along.
 */
export function nobodyBrings({ ceremony, library }: CheckedScript): Finding[] {
  const isWritten = ceremony.plan.some(({ body }) => body.kind === 'written' && body.content !== '')
  if (!isWritten) return []
  const present = ceremony.people.filter(({ isInMemory }) => !isInMemory)
  const props = ceremony.plan
    .filter(({ isOn }) => isOn)
    .flatMap(
      ({ kind, body }) =>
        pieceOf(library, body.kind === 'library' ? body.piece : kind)?.props ?? [],
    )
    .filter(({ what, from }) => from !== 'celebrant' && bringerOf(present, what) === undefined)
  const things = [...new Set(props.map(({ what }) => what))]
  return things.length === 0
    ? []
    : [findingAbout('note', { kind: 'nobodyBrings', things: things.map(withinSentence) }, things)]
}
