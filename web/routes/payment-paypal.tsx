import { PayPalReturn } from '../selling/returns/paypal-return.tsx'

export default function PaymentPayPalRoute() {
  return <PayPalReturn />
}
