import { MercadoPagoReturn } from '../selling/mercado-pago-return.tsx'

export default function PaymentPendingRoute() {
  return <MercadoPagoReturn returned="pending" />
}
