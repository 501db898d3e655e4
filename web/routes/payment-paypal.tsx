import { PayPalReturn } from '../selling/paypal-return.tsx'

export default function PaymentPayPalRoute() {
  return <PayPalReturn />
}
