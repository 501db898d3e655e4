import { useLanguage } from '../language/use-language.ts'
import { Button } from '../ui/button.tsx'

interface PayButtonProps {
  look: 'main' | 'plain'
  label: string
  /** The means of payment on offer there. */
  means: string
  /** Whether the page behind this button is being opened. */
  isLeaving: boolean
  /** Whether any provider's page is being opened. */
  isBlocked: boolean
  onPay: () => void
}

/** Leads to a provider's page. Stays focusable while busy, so that keyboard users keep their place. */
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
