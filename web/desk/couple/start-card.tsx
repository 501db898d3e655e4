import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { withContentOf } from '#core/ceremony/edits/clear.ts'
import { chooseMoment } from '#core/ceremony/edits/details.ts'
import { nameCouple } from '#core/ceremony/edits/name-couple.ts'
import { questionsInOrder } from '#core/ceremony/questions.ts'
import { takeTriedNames } from '../../landing/tried-names.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { browserTab } from '../../storage/device.ts'
import { Button } from '../../ui/button.tsx'
import { InTurn } from '../../ui/in-turn.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { useCeremonyDesk } from '../use-desk.ts'
import { CoupleFields } from './couple-fields.tsx'
import { DayFields } from './day-fields.tsx'
import { VariantChoice } from './language-choice.tsx'
import { DetailFields, RemembersDetails } from './remembers-details.tsx'
import './couple.css'

/** What is outside of it submits it by this. */
export const startCardId = 'start-card'

interface StartCardProps {
  namesAsked: boolean
  /** Writes; the notes are among the answers by then. */
  onWrite: () => void
  /** Leaves the card for the questions. */
  onLeave: () => void
}

/** The first ceremony: two names, whatever is known, and one press. */
export function StartCard({ namesAsked, onWrite, onLeave }: StartCardProps) {
  const { ceremony, isEditable, change, sourceInUse } = useCeremonyDesk()
  const { couple } = useCreatorMessages()
  const { start: words } = couple
  const questions = questionsInOrder(useCreatorMessages().questions)
  const { language, messages } = useLanguage()
  const { toast, failures } = messages.screens
  const [isSorting, setSorting] = useState(false)
  const [notes, setNotes] = useState('')
  const notesId = useId()

  const leaving = useRef(new AbortController())
  useEffect(() => () => leaving.current.abort(), [])

  // Whoever tried two names before coming in does not type them again.
  const { revision } = ceremony
  useEffect(() => {
    if (!isEditable || revision !== 0) return
    const tried = takeTriedNames(browserTab)
    if (tried !== undefined) change((current, nowMs) => nameCouple(current, tried, nowMs))
  }, [isEditable, revision, change])

  const write = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isSorting || !isEditable) return
    const hasNames = ceremony.couple.every(({ name }) => name.trim() !== '')
    // Without names nothing is written, and the notes stay where they are.
    if (notes.trim() !== '' && hasNames) {
      const { signal } = leaving.current
      setSorting(true)
      try {
        const { sortNotesIn } = await import('./sort-notes-in.ts')
        const sorted = await sortNotesIn(notes, ceremony, questions, sourceInUse(), signal)
        if (signal.aborted) return
        change(sorted.edit)
        setNotes('')
        if (sorted.kind === 'whole') {
          const detail = sorted.why === undefined ? {} : { detail: sorted.why }
          showToast({ kind: 'failure', title: toast.error, text: words.notSorted, ...detail })
        }
      } catch {
        showToast({ kind: 'failure', title: toast.error, text: failures.offline })
        return
      } finally {
        setSorting(false)
      }
    }
    onWrite()
  }

  const fillWithExample = async (): Promise<void> => {
    try {
      const { putExample } = await import('./put-example.ts')
      change((current, nowMs) => withContentOf(current, putExample(current, language), nowMs))
    } catch {
      showToast({ kind: 'failure', title: toast.error, text: failures.offline })
      return
    }
    // Whoever tries it wants to see what becomes of answers, not the answers alone.
    onWrite()
  }
  return (
    <form
      id={startCardId}
      className="start-card card"
      onSubmit={(event) => void write(event)}
      noValidate
    >
      <h2 className="heading">{words.heading}</h2>
      <RemembersDetails>
        <DetailFields label={words.heading}>
          <CoupleFields namesAsked={namesAsked} kindFirst />
          <DayFields />
          <VariantChoice />
        </DetailFields>
      </RemembersDetails>
      <InTurn>
        <div className="start-card-notes grid gap-1">
          <label htmlFor={notesId} className="font-medium">
            {words.notes}
          </label>
          <TextArea
            id={notesId}
            rows={6}
            value={notes}
            onValue={setNotes}
            placeholder={words.notesPlaceholder}
            readOnly={!isEditable || isSorting}
            aria-describedby={`${notesId}-note`}
          />
          <p id={`${notesId}-note`} className="text-ink-soft text-sm">
            {words.notesHint}
          </p>
        </div>
        <OptionalMoments />
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" className="button button-main" disabled={!isEditable || isSorting}>
            {isSorting ? words.sorting : words.write}
          </button>
          <Button disabled={!isEditable || isSorting} onClick={() => void fillWithExample()}>
            {words.example}
          </Button>
          <Button look="quiet" onClick={onLeave}>
            {words.withoutNotes}
          </Button>
        </div>
      </InTurn>
    </form>
  )
}

/** On as the plan wants, each off by one tap. Named by the screens: no library is here yet. */
function OptionalMoments() {
  const { ceremony, isEditable, change } = useCeremonyDesk()
  const { start: words } = useCreatorMessages().couple
  const names: Readonly<Record<string, string>> = words.optional
  const sections = ceremony.plan.filter(({ kind }) => Object.hasOwn(names, kind))
  if (sections.length === 0) return null
  return (
    <fieldset disabled={!isEditable} className="kinds">
      <legend className="pb-1 font-medium">{words.moments}</legend>
      {sections.map((section) => (
        <label key={section.key} className="kind">
          <input
            type="checkbox"
            className="sr-only"
            checked={section.isOn}
            onChange={({ target }) =>
              change((current, nowMs) => chooseMoment(current, section.key, target.checked, nowMs))
            }
          />
          {names[section.kind]}
        </label>
      ))}
    </fieldset>
  )
}
