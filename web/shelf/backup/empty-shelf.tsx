import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import * as v from 'valibot'
import { knownDeviceSchema } from '#core/access/known-device.ts'
import { shelving } from '../../desk/desk-state.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ArrivalPanel } from '../arrival/arrival-panel.tsx'
import { CornerNotice } from '../corner-notice.tsx'
import { deviceShelf } from '../device-shelf.ts'
import { useCopiesWords, WithCopiesWords } from '../with-copies-words.tsx'

/** The offer, once it is known that the shelf is empty and the device is not new. */
export function EmptyShelf() {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    void Promise.all([isShelfEmpty(), isDeviceKnown()]).then(([isEmpty, isKnown]) => {
      setOffered(isEmpty && isKnown)
    })
  }, [])
  if (!isOffered) return null
  // What surrounds it is not drawn where it has nothing to say.
  return createPortal(
    <WithCopiesWords isQuiet>
      <Offer onDone={() => setOffered(false)} />
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

async function isShelfEmpty(): Promise<boolean> {
  const list = await deviceShelf.list()
  return list.kind === 'done' && list.value.length === 0
}

async function isDeviceKnown(): Promise<boolean> {
  try {
    const answer = await fetch('/api/session', { cache: 'no-store' })
    const parsed = v.safeParse(knownDeviceSchema, await answer.json())
    return parsed.success && parsed.output.knownDevice
  } catch {
    return false
  }
}
