import { useRef } from 'react'
import type { Telling } from '#core/told/telling.ts'
import { rangesOf } from '#core/told/told-range.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { AnsweredBy } from '../couple/answered-by.tsx'
import { useLit } from '../told/lit.ts'
import { LitWords } from '../told/lit-words.tsx'
import { useDesk } from '../use-desk.ts'
import { Doubts } from './doubts.tsx'
import { HeldList } from './held-list.tsx'
import { HeldMarks } from './held-marks.tsx'
import './held.css'
import { TellingActs } from './telling-acts.tsx'

interface TellingFieldProps {
  id: string
  /** Absent before the first word of an answer. */
  telling: Telling | undefined
  onText: (text: string) => void
  rows: number
  note?: string | undefined
  isTooLong?: boolean
}

/** What was told, in its own words: what of it is held back is marked in the field and named right under it. */
export function TellingField(props: TellingFieldProps) {
  const { id, telling, onText, rows, note, isTooLong = false } = props
  const { ceremony, isEditable } = useDesk()
  const field = useRef<HTMLTextAreaElement>(null)
  const lit = useLit()
  const text = telling?.text ?? ''
  const isTold = telling !== undefined && text.trim() !== ''
  const isPrivate = telling?.isPrivate === true
  const ranges = telling === undefined || isPrivate ? [] : rangesOf(ceremony.ranges, telling.id)
  const held = ranges.filter(({ decision }) => decision === 'hold')
  const behind = lit?.told.filter((told) => told.telling === telling?.id) ?? []
  const stretches = behind.toSorted((one, other) => one.start - other.start)
  return (
    <>
      <TextArea
        ref={field}
        id={id}
        rows={rows}
        value={text}
        onValue={onText}
        readOnly={!isEditable}
        data-lit={stretches.length === 0 ? undefined : ''}
        data-private={isPrivate ? '' : undefined}
        over={
          <>
            {held.length === 0 ? null : <HeldMarks text={text} ranges={held} />}
            {stretches.length === 0 ? null : (
              <LitWords key={JSON.stringify(stretches)} text={text} stretches={stretches} />
            )}
          </>
        }
        aria-invalid={isTooLong ? true : undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
      {note === undefined ? null : (
        <p id={`${id}-note`} className={`text-sm ${isTooLong ? 'text-failure' : 'text-ink-soft'}`}>
          {note}
        </p>
      )}
      {isTold ? (
        <>
          <HeldList telling={telling.id} field={id} ranges={ranges} />
          <Doubts telling={telling.id} />
          {telling.by === 'celebrant' ? null : <AnsweredBy telling={telling} />}
          <TellingActs telling={telling} field={field} />
        </>
      ) : null}
    </>
  )
}
