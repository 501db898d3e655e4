import { useLanguage } from '../language/use-language.ts'
import { Kept } from './kept.tsx'
import { useSession } from './use-session.ts'

/** The yellow box with the PIN, to be saved for later or for another device (seed section 2). */
export function PinBox() {
  const { pinBox } = useLanguage().messages.access
  const { pin } = useSession()
  return (
    <p className="pin-box">
      <span>
        {pinBox.title}{' '}
        <strong className="pin-digits">
          <Kept what="pin">{pin}</Kept>
        </strong>
      </span>
      <span>{pinBox.advice}</span>
    </p>
  )
}
