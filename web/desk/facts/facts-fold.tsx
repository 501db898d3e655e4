import { Suspense, useEffect, useState } from 'react'
import { useCreatorMessages } from '../../language/use-language.ts'
import { LatePieces, latePiece, optionalPiece } from '../../ui/late-piece.tsx'
import { useGeneration } from '../desk-state.ts'
import { factsFoldId } from '../element-ids.ts'
import { useDesk } from '../use-desk.ts'

const FactsPanel = latePiece(() => import('./facts-panel.tsx').then((facts) => facts.FactsPanel))

const NotRead = optionalPiece(() => import('./not-read.tsx').then(({ NotRead }) => NotRead))

/**
 * "O que o casal contou", folded: nothing of it is loaded before somebody opens it, or the first facts of a ceremony are
 * being read.
 */
export function FactsFold() {
  const { ceremony } = useDesk()
  const { reading } = useGeneration()
  const { couple } = useCreatorMessages()
  const [isOpen, setOpen] = useState(false)
  const count = ceremony.facts.length
  const isFirst = count === 0 && (reading?.facts.length ?? 0) > 0
  useEffect(() => {
    if (isFirst) setOpen(true)
  }, [isFirst])
  return (
    <>
      {reading?.outcome === 'failed' ? (
        <Suspense>
          <NotRead />
        </Suspense>
      ) : null}
      <details
        className="aside-details"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary id={factsFoldId}>
          {count === 0 ? couple.facts : `${couple.facts} (${count})`}
        </summary>
        {isOpen ? (
          <LatePieces>
            <FactsPanel />
          </LatePieces>
        ) : null}
      </details>
    </>
  )
}
