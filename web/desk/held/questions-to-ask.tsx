import { useCreatorMessages, useScreens } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { showToast } from '../../ui/toast.ts'
import { useGenerated } from '../desk-state.ts'

/** What the reading would ask the couple next, to be copied into a message. */
export function QuestionsToAsk() {
  const words = useCreatorMessages().held
  const questions = useGenerated(({ reading }) => reading?.questions)
  const { toast, toasts } = useScreens()
  if (questions === undefined || questions.length === 0) return null
  const copy = async (): Promise<void> => {
    const list = questions.map((question, at) => `${at + 1}. ${question}`).join('\n')
    showToast(
      (await copyText(list))
        ? { kind: 'success', title: toasts.questionsCopied }
        : { kind: 'failure', title: toast.error, text: toasts.copyFailed },
    )
  }
  return (
    <section>
      <h3 className="font-medium">{words.questions}</h3>
      <ul className="list-disc pl-5">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <Button look="quiet" className="-ml-3" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </section>
  )
}
