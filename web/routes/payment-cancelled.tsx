import { PaymentCancelled } from '../selling/payment-cancelled.tsx'

export default function PaymentCancelledRoute() {
  return <PaymentCancelled />
}
