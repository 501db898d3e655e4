import { Link } from 'react-router'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { showToast } from '../../ui/toast.ts'
import { useRootMark } from '../../ui/use-root-mark.ts'
import { ReturnPage } from './return-page.tsx'

/** The PIN itself, for a buyer whose e-mail address is unknown (docs/design/access-and-money.md section 3). */
export function ShownPin({ pin }: { pin: string }) {
  const { screens, selling } = useLanguage().messages
  const { shownPin } = selling.returned
  useRootMark('has-shown-pin')

  const copy = async (): Promise<void> => {
    const copied = await copyText(pin)
    showToast(
      copied
        ? { kind: 'success', title: selling.toasts.copied }
        : { kind: 'failure', title: screens.toast.error, text: screens.toasts.copyFailed },
    )
  }

  return (
    <ReturnPage title={shownPin.title} text={shownPin.advice}>
      <p className="shown-pin">{pin}</p>
      <Button onClick={() => void copy()}>{shownPin.copy}</Button>
      <Link className="button button-main" to="/app">
        {shownPin.open}
      </Link>
    </ReturnPage>
  )
}
