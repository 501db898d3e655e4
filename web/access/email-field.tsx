import { emailAddressOf } from '#core/access/email-address.ts'
import { useLanguage } from '../language/use-language.ts'
import { Field } from '../ui/field.tsx'

/** Whether the server would accept it as an address (core/wire.ts). */
export function isEmail(text: string): boolean {
  return emailAddressOf(text) !== null
}

interface EmailFieldProps {
  value: string
  onValue: (email: string) => void
  /** Whether it was submitted although it is not an address. */
  unlikely: boolean
  /** `username` next to a PIN, so that password managers store the two together. */
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
