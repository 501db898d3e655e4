import { type ReactNode, useEffect, useState } from 'react'
import { needCreatorMessages, useLanguage } from '../language/use-language.ts'

/** Draws the creator once its words are here; until then it is loading, as the page behind the door is. */
export function WithCreatorMessages({ children }: { children: ReactNode }) {
  const { messages } = useLanguage()
  const [failure, setFailure] = useState<{ error: unknown }>()
  const isHere = messages.creator !== undefined
  useEffect(() => {
    if (isHere) return
    needCreatorMessages().catch((error: unknown) => setFailure({ error }))
  }, [isHere])
  // Like any part of the page that cannot be loaded.
  if (failure !== undefined && messages.creator === undefined) throw failure.error
  if (messages.creator !== undefined) return children
  return <p className="p-6 text-center">{messages.access.loading}</p>
}
