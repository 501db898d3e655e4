import { useEffect, useRef } from 'react'
import { useScreens } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { generation, useGeneration } from '../desk-state.ts'
import { useCeremonyDesk } from '../use-desk.ts'

interface GenerateProps {
  generate: () => void
  /** The start card, while it is shown: it has the one main button, and the notes that this must not pass over. */
  cardId: string | undefined
}

/** "Gerar Texto", which says that it is at work, and the way to stop it. */
export function Generate({ generate, cardId }: GenerateProps) {
  const { running } = useGeneration()
  const { isEditable } = useCeremonyDesk()
  const { actions } = useScreens()
  const generateButton = useRef<HTMLButtonElement>(null)
  const stopButton = useRef<HTMLButtonElement>(null)

  // The button pressed is disabled or gone now, and the focus with it: it goes to the way to stop, and back.
  const focusMoved = useRef(false)
  useEffect(() => {
    const active = document.activeElement
    const lost = active === document.body || active === generateButton.current
    if (running) {
      focusMoved.current = lost
      if (lost) stopButton.current?.focus({ preventScroll: true })
    } else if (focusMoved.current) {
      focusMoved.current = false
      if (lost) generateButton.current?.focus({ preventScroll: true })
    }
  }, [running])

  return (
    <>
      <Button
        ref={generateButton}
        look={cardId === undefined ? 'main' : 'plain'}
        className="bar-button"
        disabled={running || !isEditable}
        onClick={() => {
          const card = cardId === undefined ? null : document.getElementById(cardId)
          if (card instanceof HTMLFormElement) card.requestSubmit()
          else generate()
        }}
      >
        {running ? actions.generating : actions.generate}
      </Button>
      {running ? (
        <Button
          ref={stopButton}
          className="bar-button"
          onClick={({ detail }) => {
            // The second click of a double one was meant for the button that stood here.
            if (detail < 2) generation.stop()
          }}
        >
          {actions.stop}
        </Button>
      ) : null}
    </>
  )
}
