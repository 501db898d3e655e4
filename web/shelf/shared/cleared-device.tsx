import { useEffect } from 'react'
import { browserTab } from '../../storage/device.ts'
import { forgetTab } from '../../storage/forget-tab.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { useCopiesWords, WithCopiesWords } from '../with-copies-words.tsx'

/** In place of what this tab showed when another cleared the device. */
export function ClearedDevice() {
  useEffect(() => forgetTab(browserTab), [])
  return (
    <Page>
      <WithCopiesWords>
        <Words />
      </WithCopiesWords>
    </Page>
  )
}

function Words() {
  const { cleared: words } = useCopiesWords()
  return (
    <>
      <title>{words.title}</title>
      <h1 className="title">{words.title}</h1>
      <p role="status">{words.text}</p>
      <p>
        {/* A new document: nothing of what this one still holds in memory goes on. */}
        <Button look="main" onClick={() => window.location.reload()}>
          {words.goOn}
        </Button>
      </p>
    </>
  )
}
