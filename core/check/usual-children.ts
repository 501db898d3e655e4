/** Children whom the usual procession names though nobody has told of any. */
import { entrancesOf, usualChildren } from '../ceremony/entrance-order.ts'
import { type CheckedScript, findingAbout } from './checked-script.ts'
import type { Finding } from './finding.ts'

/** One question for all of them, once the couple's texts are being written, until the procession has been arranged. */
export function usualChildrenEnter({ ceremony, library }: CheckedScript): Finding[] {
  const { plan, entrances } = ceremony
  const isWritten = plan.some(({ body }) => body.kind === 'written' && body.content !== '')
  const isShown = plan.some(({ kind, isOn }) => kind === 'entrances' && isOn)
  if (!isWritten || !isShown || entrances !== undefined) return []
  const children = usualChildren(library.frame)
  const names = entrancesOf(ceremony, library.frame).flatMap((entrance) =>
    entrance.kind === 'others' && children.includes(entrance.name) ? [entrance.name] : [],
  )
  return names.length === 0 ? [] : [findingAbout('mark', { kind: 'usualChildren', names }, names)]
}
