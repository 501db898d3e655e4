import { useState } from 'react'
import { sessionStore } from '../../access/use-session.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { editing, generation, useGeneration } from '../desk-state.ts'
import { partIds } from '../element-ids.ts'
import { goTo } from '../go-to.ts'
import { useDesk } from '../use-desk.ts'
import { loadPress } from '../writing/load-press.ts'
import { pressExtras } from '../writing/press-extras.ts'
import { failureSentence } from '../writing/use-writing.ts'

/** Says over the answers that they could not be read, and reads them again; no text is written. */
export function NotRead() {
  const { library, isEditable, sourceInUse } = useDesk()
  const { messages } = useLanguage()
  const { progress, running } = useGeneration()
  const words = useCreatorMessages().held
  const [isAsked, setAsked] = useState(false)

  const readAgain = async (): Promise<void> => {
    setAsked(true)
    // This is drawn anew where it fails again.
    goTo(partIds.questions)
    const { ceremony } = editing.state()
    const pressed = { ceremony, source: sourceInUse(), ...pressExtras(ceremony, library, []) }
    const press = await loadPress().catch(() => undefined)
    if (press === undefined) {
      const { toast, failures } = messages.screens
      setAsked(false)
      showToast({ kind: 'failure', title: toast.error, text: failures.offline })
      return
    }
    const outcome = await generation.run((listener) => press(pressed, listener), [])
    setAsked(false)
    if (outcome === 'superseded' || outcome === 'stopped') return
    // The session has ended: the page has said so and leads to where it is renewed.
    if (!sessionStore.state().isSubscriptionActive) return
    const [failure] = generation.state().failures
    if (outcome === 'generated' && generation.state().reading?.outcome === 'read') {
      showToast({ kind: 'success', title: words.readNow })
    } else {
      showToast({
        kind: 'failure',
        title: messages.screens.toast.error,
        text: words.stillNotRead,
        ...(failure && { detail: failureSentence(failure, messages) }),
      })
    }
  }
  const isWritten = Object.values(progress).includes('done')
  return (
    <div className="notice mt-3" role="status">
      <p className="flex-1 basis-56">
        {isWritten ? `${words.notRead} ${words.writtenWithout}` : words.notRead}
      </p>
      <Button disabled={!isEditable || running || isAsked} onClick={() => void readAgain()}>
        {words.readAgain}
      </Button>
    </div>
  )
}
