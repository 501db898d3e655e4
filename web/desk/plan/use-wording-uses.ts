import { useEffect, useState } from 'react'
import type { WordingUse } from '#core/library/choosing.ts'
import { useDesk } from '../use-desk.ts'
import { wordingUsesElsewhere } from './earlier-ceremonies.ts'

/** Which wordings the other ceremonies of this device read; undefined while the shelf is being read. */
export function useWordingUses(): readonly WordingUse[] | undefined {
  const { ceremony, library } = useDesk()
  const [uses, setUses] = useState<readonly WordingUse[]>()
  useEffect(() => {
    let isWanted = true
    void wordingUsesElsewhere(ceremony.id, library).then((found) => {
      if (isWanted) setUses(found)
    })
    return () => {
      isWanted = false
    }
  }, [ceremony.id, library])
  return uses
}
