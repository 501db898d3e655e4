import { MercadoPagoReturn } from '../selling/returns/mercado-pago-return.tsx'

export default function PaymentPendingRoute() {
  return <MercadoPagoReturn returned="pending" />
}
