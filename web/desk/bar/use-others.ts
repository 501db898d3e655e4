import { useEffect, useState } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { shelf } from '../desk-state.ts'

const nobody: readonly Ceremony[] = []

/** The other ceremonies of this device, read once the check is asked for. */
export function useOthers(id: string, isAsked: boolean): readonly Ceremony[] {
  const [others, setOthers] = useState(nobody)
  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    void readOthers(id).then((read) => {
      if (isWanted) setOthers(read)
    })
    return () => {
      isWanted = false
    }
  }, [id, isAsked])
  return others
}

async function readOthers(id: string): Promise<readonly Ceremony[]> {
  const list = await shelf.list()
  if (list.kind === 'failed') return nobody
  const ids = list.value
    .filter(({ head, deletedAtMs }) => head.id !== id && deletedAtMs === undefined)
    .map(({ head }) => head.id)
  const readings = await Promise.all(ids.map((one) => shelf.read(one)))
  return readings.flatMap((reading) =>
    reading.kind === 'done' && reading.value.kind === 'ceremony' ? [reading.value.ceremony] : [],
  )
}
