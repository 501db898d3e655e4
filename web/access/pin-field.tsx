import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { normalisePin, pinLength } from '#core/pin.ts'

interface PinFieldProps {
  label: string
  value: string
  /** Called with digits only, at most six. */
  onValue: (pin: string) => void
  /** Enter while there are not six digits: a form with a disabled button hears nothing of it. */
  onEarlyEnter?: () => void
}

/**
 * One field for the PIN. No `maxlength`: a pasted "123 456" would be cut before its space is gone (design.md
 * section 10). It is shown as it is typed, as it stands in the letter; password managers find it by `autocomplete`.
 */
export function PinField({ label, value, onValue, onEarlyEnter }: PinFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  // What was typed or filled in before the page came alive.
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
      />
    </div>
  )
}
