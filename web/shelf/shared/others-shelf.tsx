import { useState } from 'react'
import { sessionStore } from '../../access/use-session.ts'
import { useScreens } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { showToast } from '../../ui/toast.ts'
import { useCopiesWords, WithCopiesWords } from '../with-copies-words.tsx'

/** The question before another's shelf is opened. */
export function OthersShelf({ onOpen }: { onOpen: () => void }) {
  return (
    <Page>
      <WithCopiesWords>
        <Question onOpen={onOpen} />
      </WithCopiesWords>
    </Page>
  )
}

function Question({ onOpen }: { onOpen: () => void }) {
  const { others: words } = useCopiesWords()
  const { toast, failures } = useScreens()
  const [isAsking, setAsking] = useState(false)

  const clear = async (): Promise<void> => {
    try {
      const { clearDevice } = await import('../../access/clear-device.ts')
      await clearDevice()
      onOpen()
    } catch {
      showToast({ kind: 'failure', title: toast.error, text: failures.offline })
    }
  }

  return (
    <>
      <title>{words.title}</title>
      <h1 className="title">{words.title}</h1>
      {isAsking ? (
        <>
          <p>{words.clearQuestion}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="main" onClick={() => void clear()}>
              {words.clearConfirm}
            </Button>
            <Button onClick={() => setAsking(false)}>{words.cancel}</Button>
          </div>
        </>
      ) : (
        <>
          <p>{words.text}</p>
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <Button look="main" onClick={onOpen}>
              {words.open}
            </Button>
            <Button
              onClick={() => void sessionStore.logOut({ everywhere: false, keepsDevice: false })}
            >
              {words.leave}
            </Button>
            <Button look="quiet" onClick={() => setAsking(true)}>
              {words.clear}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
