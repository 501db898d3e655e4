import { MercadoPagoReturn } from '../selling/returns/mercado-pago-return.tsx'

export default function PaymentSuccessRoute() {
  return <MercadoPagoReturn returned="success" />
}
