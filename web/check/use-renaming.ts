import { useMemo, useState } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { Finding } from '#core/check/finding.ts'
import { counted } from '#core/messages/counted.ts'
import type { CheckMessages } from '#core/messages/shape/check.ts'
import { useLanguage } from '../language/use-language.ts'
import type { Checked } from './checking.ts'
import { renamesIn, withNewName } from './renames.ts'

export interface Renamer {
  /** Changes the ceremony as it is now: a partner's new name goes wherever the former one is left. */
  onRename: (rename: (ceremony: Ceremony, nowMs: number) => Ceremony) => void
  /** Takes the last change back. */
  onUndo: () => void
  /** The ceremony before that change. */
  before: Ceremony | undefined
}

interface Renaming {
  /** What a press beside this finding does everywhere; undefined beside most. */
  everywhere: (finding: Finding) => { name: string; put: () => void } | undefined
  /** What has been done, and the way back, for as long as it is the last change. */
  done: { said: string; undo: () => void } | undefined
}

const nothing: readonly Finding[] = []

/** A former name replaced at one press; `onDone` follows each press, whose button goes with it. */
export function useRenaming(
  { ceremony, library }: Checked,
  {
    findings,
    words,
    isReadOnly,
  }: { findings: readonly Finding[]; words: CheckMessages; isReadOnly: boolean },
  { onRename, onUndo, before }: Renamer,
  onDone: () => void,
): Renaming {
  const { language } = useLanguage()
  const renames = useMemo(
    () => renamesIn(isReadOnly ? nothing : findings, ceremony, library),
    [isReadOnly, findings, ceremony, library],
  )
  const [renamed, setRenamed] = useState<{ said: string; before: Ceremony | undefined }>()
  const undo = (): void => {
    onUndo()
    onDone()
  }
  return {
    everywhere: (finding) => {
      const rename = renames.get(finding)
      if (rename === undefined) return undefined
      const places = counted(rename.count, language)
      const put = (): void => {
        let former: Ceremony | undefined
        onRename((now, nowMs) => {
          former = now
          return withNewName(now, library, rename.partner, nowMs)
        })
        setRenamed({ said: words.renamed(places), before: former })
        onDone()
      }
      return { name: words.rename(rename.name, places), put }
    },
    // A reading that comes in meanwhile is no change that anybody takes back.
    done:
      before !== undefined && renamed?.before === before ? { said: renamed.said, undo } : undefined,
  }
}
