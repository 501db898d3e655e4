import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isDelicateUnseen, seeDelicate } from '#core/check/delicate-marks.ts'
import { checkWords } from '../../check/check-words.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDesk } from '../use-desk.ts'
import { DeskCheck } from './check-button.tsx'

interface ReadingLinkProps {
  className: string
  to: string
  children: ReactNode
}

/** Leads to where the script is rehearsed or printed; asks once before, if something delicate in it was never seen. */
export function ReadingLink({ className, to, children }: ReadingLinkProps) {
  const { ceremony, library, change } = useDesk()
  const navigate = useNavigate()
  const [step, setStep] = useState<'asking' | 'checking'>()
  const seen = (): void => change(seeDelicate, { isStep: false })
  return (
    <>
      <Link
        className={className}
        to={to}
        onClick={(event) => {
          if (!isDelicateUnseen(ceremony, library)) return
          event.preventDefault()
          setStep('asking')
        }}
      >
        {children}
      </Link>
      {step === 'asking' ? (
        <BeforeDelicate
          onClose={() => setStep(undefined)}
          onSee={() => setStep('checking')}
          onGoOn={() => {
            seen()
            void navigate(to)
          }}
        />
      ) : null}
      {step === undefined ? null : (
        <DeskCheck isOpen={step === 'checking'} onClose={() => setStep(undefined)} />
      )}
    </>
  )
}

interface BeforeDelicateProps {
  onClose: () => void
  onSee: () => void
  onGoOn: () => void
}

function BeforeDelicate({ onClose, onSee, onGoOn }: BeforeDelicateProps) {
  const words = useLateWords(checkWords)
  // Whoever cannot be asked is not held up by that.
  useEffect(() => {
    if (words === 'missing') onGoOn()
  }, [words, onGoOn])
  if (typeof words === 'string') return null
  const { title, text, see, goOn } = words.beforeDelicate
  return (
    <Dialog open title={title} onClose={onClose}>
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="main" data-first-focus onClick={onSee}>
          {see}
        </Button>
        <Button onClick={onGoOn}>{goOn}</Button>
      </div>
    </Dialog>
  )
}
