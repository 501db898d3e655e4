import { MercadoPagoReturn } from '../selling/returns/mercado-pago-return.tsx'

export default function PaymentFailureRoute() {
  return <MercadoPagoReturn returned="failure" />
}
