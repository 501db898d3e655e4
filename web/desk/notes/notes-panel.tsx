import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Ceremony } from '#core/ceremony/document.ts'
import { questionIds } from '#core/ceremony/question-ids.ts'
import { questionsInOrder } from '#core/ceremony/questions.ts'
import { languageDetails } from '#core/languages.ts'
import type { NotesMessages } from '#core/messages/shape/notes.ts'
import { answerText } from '#core/told/answers.ts'
import { notesMaxCharacters } from '#core/writer/notes-request.ts'
import { useCreatorMessages, useLanguage } from '../../language/use-language.ts'
import { useLateWords } from '../../language/use-late-words.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { type NotesIn, sortNotesIn } from '../couple/sort-notes-in.ts'
import { useTooLong } from '../couple/use-too-long.ts'
import { editing } from '../desk-state.ts'
import { otherTellings } from '../held/other-tellings.ts'
import { useDesk } from '../use-desk.ts'
import { holdsAnswers } from './holds-answers.ts'

const loaders = {
  pt: () => import('#core/messages/pt/notes.ts').then(({ notes }) => notes),
  en: () => import('#core/messages/en/notes.ts').then(({ notes }) => notes),
  fr: () => import('#core/messages/fr/notes.ts').then(({ notes }) => notes),
  es: () => import('#core/messages/es/notes.ts').then(({ notes }) => notes),
}

/** A box for notes; what is in it goes to the answers, after what these say already. */
export function NotesPanel() {
  const words = useLateWords(loaders)
  const { access, screens } = useLanguage().messages
  const { id } = useDesk().ceremony
  if (words === 'loading') return <p className="text-ink-soft">{access.loading}</p>
  if (words === 'missing') return <p role="alert">{screens.failures.offline}</p>
  // Another ceremony on the desk: what was pasted for this one stays out of it.
  return <Notes key={id} words={words} />
}

/** What says something else now: answers by their number from 1, and what stands beside them. */
function changedPlaces(before: Ceremony, after: Ceremony, rest: string): string[] {
  const answers = questionIds.flatMap((question, index) =>
    answerText(before, question) === answerText(after, question) ? [] : [String(index + 1)],
  )
  const others = [before, after].map((ceremony) => otherTellings(ceremony).length)
  return others[0] === others[1] ? answers : [...answers, rest]
}

function Notes({ words }: { words: NotesMessages }) {
  const { ceremony, isEditable, change, sourceInUse } = useDesk()
  const questions = questionsInOrder(useCreatorMessages().questions)
  const { couple } = useCreatorMessages()
  const { language } = useLanguage()
  const tooLong = useTooLong()
  const [notes, setNotes] = useState('')
  const [said, setSaid] = useState('')
  const [asking, setAsking] = useState<AbortController>()
  /** What was pasted, where nobody could sort it. */
  const [unsorted, setUnsorted] = useState<NotesIn>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  const id = useId()

  const take = ({ edit }: NotesIn): void => {
    const before = editing.state().ceremony
    change(edit)
    const after = editing.state().ceremony
    const places = [
      ...changedPlaces(before, after, words.rest),
      ...(before.wishes.leaveUnsaid === after.wishes.leaveUnsaid
        ? []
        : [couple.wishes.leaveUnsaid]),
    ]
    const list = new Intl.ListFormat(languageDetails[language].locale)
    setSaid(places.length === 0 ? words.nothingNew : words.sorted(list.format(places)))
    setNotes('')
    setUnsorted(undefined)
  }

  const sort = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const controller = new AbortController()
    leaving.current = controller
    setAsking(controller)
    setSaid('')
    setUnsorted(undefined)
    const { signal } = controller
    const sorted = await sortNotesIn(notes, ceremony, questions, sourceInUse(), signal)
    setAsking(undefined)
    if (signal.aborted) return
    if (sorted.kind === 'sorted') {
      take(sorted)
      return
    }
    setUnsorted(sorted)
    const reason = tooLong(notes, notesMaxCharacters) ?? sorted.why
    setSaid(reason === undefined ? words.failed : `${words.failed} ${reason}`)
  }

  return (
    <form className="notes-panel grid gap-2 pt-2" onSubmit={(event) => void sort(event)}>
      <label htmlFor={id} className="font-medium">
        {holdsAnswers(ceremony) ? words.notes : couple.start.notes}
      </label>
      <TextArea
        id={id}
        rows={4}
        value={notes}
        onValue={(typed) => {
          setNotes(typed)
          setUnsorted(undefined)
        }}
        readOnly={!isEditable || asking !== undefined}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className="text-ink-soft text-sm">
        {words.hint}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          className="button"
          disabled={!isEditable || asking !== undefined || notes.trim() === ''}
        >
          {asking === undefined ? words.sort : words.sorting}
        </button>
        {asking === undefined ? null : <Button onClick={() => asking.abort()}>{words.stop}</Button>}
        {unsorted === undefined ? null : (
          <Button disabled={!isEditable} onClick={() => take(unsorted)}>
            {words.whole}
          </Button>
        )}
      </div>
      <p role="status">{said}</p>
    </form>
  )
}
