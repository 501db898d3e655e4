import { useCreatorMessages, useScreens } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { changeOnDevice } from '../device-shelf.ts'
import { withoutAnswers } from '../without-answers.ts'

interface KeepScriptPanelProps {
  id: string
  couple: string
  onDone: (isErased: boolean) => void
}

/** Asks before the answers of a past ceremony are erased: nothing brings them back. */
export function KeepScriptPanel({ id, couple, onDone }: KeepScriptPanelProps) {
  const { keepScript: words, refused } = useCreatorMessages().shelf
  const { toast } = useScreens()
  const erase = async (): Promise<void> => {
    const change = await changeOnDevice(id, (ceremony) => withoutAnswers(ceremony, Date.now()))
    const isErased = change.kind === 'stored'
    showToast(
      isErased
        ? { kind: 'success', title: words.done }
        : { kind: 'failure', title: toast.error, text: refused.unreadable },
    )
    onDone(isErased)
  }
  return (
    <div className="grid gap-4">
      <p>{words.question(couple)}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="main" onClick={() => void erase()}>
          {words.confirm}
        </Button>
        <Button onClick={() => onDone(false)}>{words.cancel}</Button>
      </div>
    </div>
  )
}
