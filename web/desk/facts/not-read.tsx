import { useState } from 'react'
import { sessionStore } from '../../access/use-session.ts'
import { press } from '../../generation/press.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { editing, generation, useGeneration } from '../desk-state.ts'
import { factsFoldId } from '../element-ids.ts'
import { goTo } from '../go-to.ts'
import { useDesk } from '../use-desk.ts'
import { pressExtras } from '../writing/press-extras.ts'
import { failureSentence } from '../writing/use-writing.ts'
import { factsWords } from './facts-words.ts'

/** Says over the list of what the couple told that it could not be made, and makes it again; no text is written. */
export function NotRead() {
  const { library, isEditable, sourceInUse } = useDesk()
  const { messages } = useLanguage()
  const { progress, running } = useGeneration()
  const words = useLateWords(factsWords)
  const [isAsked, setAsked] = useState(false)
  if (typeof words === 'string') return null

  const readAgain = async (): Promise<void> => {
    setAsked(true)
    // This is drawn anew where it fails again.
    goTo(factsFoldId)
    const { ceremony } = editing.state()
    const pressed = { ceremony, source: sourceInUse(), ...pressExtras(ceremony, library, []) }
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
        {isWritten ? `${words.notRead} ${words.writtenFromAnswers}` : words.notRead}
      </p>
      <Button disabled={!isEditable || running || isAsked} onClick={() => void readAgain()}>
        {words.readAgain}
      </Button>
    </div>
  )
}
