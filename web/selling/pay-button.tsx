import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'

interface PayButtonProps {
  look: 'main' | 'plain'
  label: string
  /** What one can pay with there. */
  means: string
  /** This button's page is being opened. */
  isLeaving: boolean
  /** Some page is being opened. */
  isBlocked: boolean
  onPay: () => void
}

/** Leads to a provider's page. Stays focusable while it is busy, so that a keyboard does not lose its place. */
export function PayButton({ look, label, means, isLeaving, isBlocked, onPay }: PayButtonProps) {
  const { ways } = useLanguage().messages.selling
  return (
    <Button
      look={look}
      className="pay-button"
      aria-disabled={isBlocked}
      aria-busy={isLeaving}
      onClick={() => {
        if (!isBlocked) onPay()
      }}
    >
      <span className="pay-label">{label}</span>
      <span className="pay-means" role="status">
        {isLeaving ? ways.leaving : means}
      </span>
    </Button>
  )
}
