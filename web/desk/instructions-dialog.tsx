import { questionsList } from '#core/ceremony/questions.ts'
import { useCreatorMessages, useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'

/** How to use the creator, with the questions to send to the couple (docs/specification.md section 2.3). */
export function InstructionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { messages } = useLanguage()
  const { creator, questions } = useCreatorMessages()
  const { instructions } = creator
  const { toast, toasts } = messages.screens

  const copyQuestions = async (): Promise<void> => {
    const copied = await copyText(questionsList(questions))
    onClose()
    showToast(
      copied
        ? { kind: 'success', title: toasts.questionsCopied }
        : { kind: 'failure', title: toast.error, text: toasts.copyFailed },
    )
  }

  return (
    <Dialog open={open} onClose={onClose} title={instructions.title}>
      <p>{instructions.story}</p>
      <p>
        {instructions.copyLead}
        <button type="button" className="link inline" onClick={() => void copyQuestions()}>
          {instructions.copyLink}
        </button>
        {instructions.copyRest}
      </p>
      <p>{instructions.notKept}</p>
      <Button look="main" className="justify-self-end" onClick={onClose}>
        {instructions.understood}
      </Button>
    </Dialog>
  )
}
