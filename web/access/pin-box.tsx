import { useLanguage } from '../language/use-language.ts'
import { useSession } from './use-session.ts'

/** The yellow box with the PIN, to save for later or for another device (docs/specification.md section 2.3). */
export function PinBox() {
  const { pinBox } = useLanguage().messages.access
  const { pin } = useSession()
  return (
    <p className="pin-box">
      <span>
        {pinBox.title} <strong className="pin-digits">{pin}</strong>
      </span>
      <span>{pinBox.advice}</span>
    </p>
  )
}
