import { useEffect, useState } from 'react'
import { useScreens } from '../language/use-language.ts'
import { Button } from './button.tsx'
import { Page } from './page.tsx'

/**
 * Stands where the desk would while a piece of it could not be loaded: says so, and that nothing is lost, and tries
 * again once the browser has a network or at a pressed button. `load` rejects as long as the piece is missing.
 */
export function MissingPiece({ load }: { load: () => Promise<void> }) {
  const { header, missingPiece: words } = useScreens()
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none')

  const retry = async (): Promise<void> => {
    if (attempt === 'running') return
    setAttempt('running')
    try {
      await load()
    } catch {
      // Some browsers remember a failed import for as long as the document lives. A new one is only asked for where
      // there is an answer: the browser's own page of a missing network would take this one's place.
      if (await isServerThere()) window.location.reload()
      else setAttempt('failed')
    }
  }

  useEffect(() => {
    const onOnline = (): void => void retry()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  })

  return (
    <Page>
      <title>{header.pageTitle}</title>
      <h1 className="title">{words.title}</h1>
      <div role="alert" className="grid gap-4">
        <p>{words.explanation}</p>
        <p>{words.nothingLost}</p>
      </div>
      <p className="pt-2">
        <Button look="main" aria-disabled={attempt === 'running'} onClick={() => void retry()}>
          {attempt === 'running' ? words.retrying : words.retry}
        </Button>
      </p>
      <p role="status" className="text-failure empty:hidden">
        {attempt === 'failed' ? words.stillMissing : null}
      </p>
    </Page>
  )
}

/** Asks past every cache, the service worker's included. */
async function isServerThere(): Promise<boolean> {
  try {
    const { ok } = await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })
    return ok
  } catch {
    return false
  }
}
