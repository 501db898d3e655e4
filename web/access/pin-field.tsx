import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { normalisePin, pinLength } from '#core/access/pin.ts'

interface PinFieldProps {
  label: string
  value: string
  /** Receives digits only, at most six. */
  onValue: (pin: string) => void
  /** What is wrong with the PIN; marks the field invalid. */
  problem?: string | undefined
  /** Enter pressed before there are six digits: a form whose button is disabled does not submit. */
  onEarlyEnter?: () => void
}

/**
 * The PIN field. No `maxlength`, which would cut a pasted "123 456" before its space is removed (docs/design/pages.md
 * section 4.5). It shows what is typed, since the letter shows it too; password managers find it by `autocomplete`.
 */
export function PinField({ label, value, onValue, problem, onEarlyEnter }: PinFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  // Picks up what was typed or autofilled before hydration.
  const report = useRef(onValue)
  useEffect(() => {
    const early = normalisePin(input.current?.value ?? '')
    if (early !== '') report.current(early)
  }, [])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && value.length < pinLength) onEarlyEnter?.()
  }

  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name="pin"
        className="input pin-input"
        type="text"
        inputMode="numeric"
        autoComplete="current-password"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="••••••"
        value={value}
        onChange={(event) => onValue(normalisePin(event.target.value))}
        onKeyDown={onKeyDown}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-note`}
      />
      {problem === undefined ? null : (
        <p id={`${id}-note`} className="text-failure text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
