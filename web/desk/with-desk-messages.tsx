import { type ReactNode, useEffect, useState } from 'react'
import { needCreatorMessages, useLanguage } from '../language/use-language.ts'
import { MissingPiece } from '../ui/missing-piece.tsx'

/** Draws the desk once its words are here; until then it is loading, as the page behind the door is. */
export function WithDeskMessages({ children }: { children: ReactNode }) {
  const { messages } = useLanguage()
  const [isMissing, setMissing] = useState(false)
  const isHere = messages.creator !== undefined
  useEffect(() => {
    if (!isHere) needCreatorMessages().catch(() => setMissing(true))
  }, [isHere])
  if (isHere) return children
  if (isMissing) return <MissingPiece load={needCreatorMessages} />
  return <p className="p-6 text-center">{messages.access.loading}</p>
}
