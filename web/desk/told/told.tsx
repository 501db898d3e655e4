import { Suspense, useEffect } from 'react'
import { latePiece } from '../../ui/late-piece.tsx'
import { useEditing } from '../desk-state.ts'
import { putOut, useLit } from './lit.ts'

const ToldNote = latePiece(() => import('./told-note.tsx').then((told) => told.ToldNote))

/** Stands over the end of what is in sight of the script while a sentence is lit: what the couple told behind it. */
export function ToldBehind() {
  const lit = useLit()
  const ceremony = useEditing((state) => state.ceremony)
  const isStale = lit !== undefined && lit.ceremony !== ceremony
  useEffect(() => {
    if (isStale) putOut()
  }, [isStale])
  useEffect(() => putOut, [])
  if (lit === undefined || isStale) return null
  return (
    <Suspense>
      <ToldNote lit={lit} />
    </Suspense>
  )
}
