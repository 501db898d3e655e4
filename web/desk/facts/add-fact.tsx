import { type FormEvent, useId, useState } from 'react'
import { addFact } from '#core/ceremony/edits/facts.ts'
import type { FactsMessages } from '#core/messages/shape/facts.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { announce } from '../announcer.tsx'
import { useDesk } from '../use-desk.ts'

/** What the celebrant knows besides the answers; it counts as told. */
export function AddFact({ words }: { words: FactsMessages }) {
  const { isEditable, change } = useDesk()
  const [typed, setTyped] = useState('')
  const id = useId()
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const told = typed.trim()
    if (told === '') return
    const factId = `hand.${crypto.randomUUID()}`
    change((ceremony, nowMs) => addFact(ceremony, factId, told, nowMs))
    setTyped('')
    announce(words.added)
  }
  return (
    <form className="grid gap-1" onSubmit={add}>
      <label htmlFor={id} className="font-medium">
        {words.add}
      </label>
      <TextArea
        id={id}
        rows={2}
        value={typed}
        onValue={setTyped}
        readOnly={!isEditable}
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
