import { providerNames } from '#core/selling/provider-names.ts'
import type { Site } from '#core/wire.ts'
import { useLanguage } from '../language/use-language.ts'

/** Warns that payments are simulated, where they are. */
export function SimulationNotice({ services }: { services: Site['services'] | undefined }) {
  const { ways } = useLanguage().messages.selling
  const played = [
    ...(services?.mercadopago === 'sandbox' ? [providerNames['mercado-pago']] : []),
    ...(services?.paypal === 'sandbox' ? [providerNames.paypal] : []),
  ]
  const [one] = played
  if (one === undefined) return null
  const hasReal = services?.mercadopago === 'real' || services?.paypal === 'real'
  return <p className="notice text-sm">{hasReal ? ways.simulatedOne(one) : ways.simulated}</p>
}
