import * as v from 'valibot'
import { useLanguage } from '../language/use-language.ts'
import { Field } from '../ui/field.tsx'

const emailSchema = v.pipe(v.string(), v.trim(), v.email())

/** Whether the server would take it for an address (core/wire.ts). */
export function isEmail(text: string): boolean {
  return v.is(emailSchema, text)
}

interface EmailFieldProps {
  value: string
  onValue: (email: string) => void
  /** Whether it was sent though it is no address. */
  unlikely: boolean
  /** `username` beside a PIN, so that password managers keep both together. */
  autoComplete: 'username' | 'email'
  autoFocus?: boolean
}

export function EmailField({
  value,
  onValue,
  unlikely,
  autoComplete,
  autoFocus = false,
}: EmailFieldProps) {
  const { access } = useLanguage().messages
  return (
    <Field
      label={access.email}
      type="email"
      name="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      autoFocus={autoFocus}
      value={value}
      onValue={onValue}
      problem={unlikely ? access.emailUnlikely : undefined}
    />
  )
}
