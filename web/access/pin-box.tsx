import { useLanguage } from '../language/use-language.ts'
import { useSession } from './use-session.ts'

/** The yellow box with the PIN, to be saved for later or for another device (seed section 2). */
export function PinBox() {
  const { pinBox } = useLanguage().messages.access
  const { pin } = useSession()
  return (
    <p className="pin-box">
      <span>
        {pinBox.title}: <strong className="pin-digits">{pin}</strong>
      </span>
      <span>{pinBox.advice}</span>
    </p>
  )
}
