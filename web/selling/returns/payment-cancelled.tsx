import { useLanguage } from '../../language/use-language.ts'
import { ReturnPage } from './return-page.tsx'

/** Back without having paid. Nothing was charged, so there is nothing to ask the server. */
export function PaymentCancelled() {
  const { returned } = useLanguage().messages.selling
  return <ReturnPage {...returned.cancelled} offersAgain />
}
