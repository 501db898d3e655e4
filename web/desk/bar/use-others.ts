import { useEffect, useState } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import type { KeptCeremony } from '../../check/checking.ts'
import { shelf } from '../desk-state.ts'

/** The names alone are in the list of the shelf; for the texts every ceremony is read whole. */
type Others = 'names' | 'texts'

const nobody: readonly KeptCeremony[] = []

/** The other ceremonies of this device, read once they are asked for: names are all that what is red needs of them. */
export function useOthers(id: string, asked: Others | 'nothing'): readonly KeptCeremony[] {
  const [read, setRead] = useState({ id, others: nobody })
  useEffect(() => {
    if (asked === 'nothing') return
    let isWanted = true
    void readOthers(id, asked).then((others) => {
      if (isWanted) setRead({ id, others })
    })
    return () => {
      isWanted = false
    }
  }, [id, asked])
  // Those beside the ceremony that was on the desk before are not those beside this one: it is itself among them.
  return read.id === id ? read.others : nobody
}

async function readOthers(id: string, asked: Others): Promise<readonly KeptCeremony[]> {
  const list = await shelf.list()
  if (list.kind === 'failed') return nobody
  const heads = list.value
    .filter(({ head, deletedAtMs }) => head.id !== id && deletedAtMs === undefined)
    .map(({ head }) => head)
  return asked === 'names' ? heads : readWhole(heads.map((head) => head.id))
}

async function readWhole(ids: readonly string[]): Promise<readonly Ceremony[]> {
  const readings = await Promise.all(ids.map((one) => shelf.read(one)))
  return readings.flatMap((reading) =>
    reading.kind === 'done' && reading.value.kind === 'ceremony' ? [reading.value.ceremony] : [],
  )
}
