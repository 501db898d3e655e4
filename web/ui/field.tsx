import { type ComponentProps, useId } from 'react'

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string
  value: string
  onValue: (value: string) => void
  /** Shown beside the label of a required field. */
  mark?: string
  hint?: string | undefined
  /** Of the hint, if it is not that of the page. */
  hintLanguage?: string | undefined
  /** What is wrong with the value; marks the field invalid. */
  problem?: string | undefined
}

/** One line of input with its label, and below it a hint or what is wrong. */
export function Field(props: FieldProps) {
  const { label, value, onValue, mark, hint, hintLanguage, problem, ...rest } = props
  const fallbackId = useId()
  const id = rest.id ?? fallbackId
  const noteId = `${id}-note`
  const note = problem ?? hint
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
        {mark === undefined ? null : (
          <span className="font-normal text-ink-soft text-sm"> ({mark})</span>
        )}
      </label>
      <input
        {...rest}
        id={id}
        className="input"
        value={value}
        onChange={(event) => onValue(event.target.value)}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : noteId}
      />
      {note === undefined ? null : (
        <p
          id={noteId}
          lang={problem === undefined ? hintLanguage : undefined}
          className={`text-sm ${problem === undefined ? 'text-ink-soft' : 'text-failure'}`}
        >
          {note}
        </p>
      )}
    </div>
  )
}
