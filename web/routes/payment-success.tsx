import { MercadoPagoReturn } from '../selling/mercado-pago-return.tsx'

export default function PaymentSuccessRoute() {
  return <MercadoPagoReturn returned="success" />
}
