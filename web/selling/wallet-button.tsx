import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'
import { PayButton } from './pay-button.tsx'
import { useWallet } from './use-selling.ts'

interface WalletButtonProps {
  look: 'main' | 'plain'
  isLeaving: boolean
  isBlocked: boolean
  onPay: () => void
  onRetry: () => void
}

/** The wallet's button once its preference exists; until then a placeholder, with a retry if making it failed. */
export function WalletButton({ onRetry, ...rest }: WalletButtonProps) {
  const { ways } = useLanguage().messages.selling
  const wallet = useWallet()
  switch (wallet.phase) {
    case 'made':
      return <PayButton {...rest} label={ways.mercadoPago} means={ways.mercadoPagoMeans} />
    case 'failed':
      return (
        <div className="pay-place pay-place-failed">
          <p>{wallet.sentence ?? ways.preferenceFailed}</p>
          <Button onClick={onRetry}>{ways.retry}</Button>
        </div>
      )
    default:
      return (
        <p className="pay-place" role="status">
          {ways.preparing}
        </p>
      )
  }
}
