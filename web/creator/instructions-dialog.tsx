import { questionsList } from '#core/questions.ts'
import { useCreatorMessages, useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast.ts'
import { copyText } from './clipboard.ts'

/** How to use the creator (seed section 2), with the questions to send to the couple. */
export function InstructionsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { messages } = useLanguage()
  const { questions } = useCreatorMessages()
  const { instructions, toast, toasts } = messages.screens

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
