import { type FormEvent, useId, useState } from 'react'
import { addTelling } from '#core/ceremony/edits/tellings.ts'
import { useCreatorMessages } from '../../language/use-language.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { announce } from '../announcer.tsx'
import { moreToldId } from '../element-ids.ts'
import { useDesk } from '../use-desk.ts'

/** What the celebrant knows besides what the couple told. */
export function AddTelling() {
  const words = useCreatorMessages().held
  const { isEditable, change } = useDesk()
  const [typed, setTyped] = useState('')
  const id = useId()
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const text = typed.trim()
    if (text === '') return
    const telling = { id: crypto.randomUUID(), from: 'notes', by: 'celebrant', text } as const
    change((ceremony, nowMs) => addTelling(ceremony, telling, nowMs), { at: moreToldId })
    setTyped('')
    announce(words.added)
  }
  return (
    <form className="grid gap-1" onSubmit={add}>
      <TextArea
        id={id}
        rows={2}
        value={typed}
        onValue={setTyped}
        readOnly={!isEditable}
        aria-label={words.more}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className="text-ink-soft text-sm">
        {words.addHint}
      </p>
      <div>
        <button type="submit" className="button" disabled={!isEditable || typed.trim() === ''}>
          {words.addButton}
        </button>
      </div>
    </form>
  )
}
