import { PaymentCancelled } from '../selling/returns/payment-cancelled.tsx'

export default function PaymentCancelledRoute() {
  return <PaymentCancelled />
}
