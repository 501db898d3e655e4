import { MercadoPagoReturn } from '../selling/mercado-pago-return.tsx'

export default function PaymentFailureRoute() {
  return <MercadoPagoReturn returned="failure" />
}
