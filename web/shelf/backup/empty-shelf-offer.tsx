import { useState } from 'react'
import { createPortal } from 'react-dom'
import { shelving } from '../../desk/desk-state.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ArrivalPanel } from '../arrival/arrival-panel.tsx'
import { CornerNotice } from '../corner-notice.tsx'
import { useCopiesWords, WithCopiesWords } from '../with-copies-words.tsx'

/** The offer to bring the ceremonies of a backup back to a shelf that is empty. */
export function EmptyShelfOffer({ onDone }: { onDone: () => void }) {
  // What surrounds it is not drawn where it has nothing to say.
  return createPortal(
    <WithCopiesWords isQuiet>
      <Offer onDone={onDone} />
    </WithCopiesWords>,
    document.body,
  )
}

function Offer({ onDone }: { onDone: () => void }) {
  const { offer: words, open } = useCopiesWords()
  const [isOpen, setOpen] = useState(false)
  const arrived = async (ids: readonly string[]): Promise<void> => {
    const [first] = ids
    if (first !== undefined) await shelving.open(first)
    onDone()
  }
  return (
    <>
      <CornerNotice label={words.restore}>
        <p>{words.text}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen(true)}>{words.restore}</Button>
          <Button look="quiet" onClick={onDone}>
            {words.dismiss}
          </Button>
        </div>
      </CornerNotice>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={open.title}>
        <ArrivalPanel onArrived={(ids) => void arrived(ids)} />
      </Dialog>
    </>
  )
}
