import { useId } from 'react'

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
  disabled?: boolean
  hint?: string
}

/** One of a few, from the browser's own list. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const id = useId()
  const { label, value, options, onChoose, disabled, hint } = props
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-note`}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen !== undefined) onChoose(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint === undefined ? null : (
        <p id={`${id}-note`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
