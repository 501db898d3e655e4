import { useState } from 'react'
import type { DayList } from '#core/day-kit/day-lists.ts'
import { type DayMoment, dayLineMaxLength, maxDayLines } from '#core/day-kit/own-day-lines.ts'
import type { DayKitMessages } from '#core/messages/shape/day-kit.ts'
import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'

interface OwnLineProps {
  line: string
  words: DayKitMessages
  onRemove: () => void
}

/** A line of one's own: like the others on paper, and on the screen one that can be taken off. */
export function OwnLine({ line, words, onRemove }: OwnLineProps) {
  return (
    <li className="own-line">
      {line}{' '}
      <Button
        look="quiet"
        className="print:hidden"
        aria-label={words.remove(line)}
        onClick={onRemove}
      >
        <span aria-hidden="true">×</span>
      </Button>
    </li>
  )
}

interface AddLineProps {
  words: DayKitMessages
  list: DayList
  /** How many of one's own are on it. */
  count: number
  onAdd: (moment: DayMoment, text: string) => Promise<void>
}

export function AddLine({ words, list, count, onAdd }: AddLineProps) {
  const [text, setText] = useState('')
  const { language } = useLanguage()
  if (count >= maxDayLines)
    return (
      <p className="text-sm print:hidden" lang={language}>
        {words.full}
      </p>
    )
  return (
    <form
      lang={language}
      className="flex flex-wrap items-end gap-2 pt-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        void onAdd(list.moment, text)
        setText('')
      }}
    >
      <div className="min-w-0 flex-1">
        <Field
          label={words.addTo(list.heading)}
          value={text}
          onValue={setText}
          maxLength={dayLineMaxLength}
        />
      </div>
      <button type="submit" className="button">
        {words.add}
      </button>
    </form>
  )
}
