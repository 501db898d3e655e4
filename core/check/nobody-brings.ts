/** Things that a moment of the plan needs and that nobody has been asked to bring. */
import { openThings } from '../ceremony/bringing.ts'
import { thingsOfPlan } from '../ceremony/needed-things.ts'
import { type CheckedScript, findingAbout } from './checked-script.ts'
import type { Finding } from './finding.ts'

/** One note for all of them, once the couple's texts are being written: before that there is more to ask. */
export function nobodyBrings({ ceremony, library }: CheckedScript): Finding[] {
  const isWritten = ceremony.plan.some(({ body }) => body.kind === 'written' && body.content !== '')
  if (!isWritten) return []
  const open = openThings(thingsOfPlan(ceremony.plan, library), ceremony, library)
  if (open.length === 0) return []
  const things = [...new Set(open.map(({ called }) => called))]
  return [
    findingAbout(
      'note',
      { kind: 'nobodyBrings', things },
      open.map(({ what }) => what),
    ),
  ]
}
