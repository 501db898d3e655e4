import { takeWritten } from '#core/ceremony/edits/body.ts'
import type { WritingTarget } from '../generation/generation.ts'
import type { Editing } from './editing.ts'
import { partIds, sectionId } from './element-ids.ts'

/** The ceremony on the desk, as whoever writes its texts sees it. */
export interface DeskTarget extends WritingTarget {
  /** What is being written now is no longer wanted: the ceremony was cleared, or another's content took its place. */
  leave(): void
}

export function createWritingTarget(editing: Editing): DeskTarget {
  const listeners = new Set<() => void>()
  let { id } = editing.state().ceremony

  function leave(): void {
    for (const listener of listeners) listener()
  }

  editing.subscribe(() => {
    const { ceremony, isEditable } = editing.state()
    if (ceremony.id !== id || !isEditable) leave()
    id = ceremony.id
  })

  return {
    takeReading(read, sent) {
      const { ceremony: pressed } = editing.state()
      const take = ({ takeReading }: typeof import('#core/ceremony/edits/ranges.ts')): void =>
        editing.change(
          (ceremony, nowMs) =>
            ceremony.id === pressed.id ? takeReading(ceremony, read, sent, nowMs) : ceremony,
          { at: partIds.questions },
        )
      // Here since the press was loaded (writing/load-press.ts). Were it not, the same is read again at the next one.
      import('#core/ceremony/edits/ranges.ts').then(take, () => undefined)
    },
    take(text, content) {
      const { plan } = editing.state().ceremony
      const section = plan.find(({ body }) => body.kind === 'written' && body.text === text)
      if (section === undefined) return
      editing.change((ceremony, nowMs) => takeWritten(ceremony, section.key, content, nowMs), {
        at: sectionId(section.key),
      })
    },
    onGone(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    leave,
  }
}
