/** What the desk says once everything has been written, in Spanish. */
import type { FinishedMessages } from '../shape/finished.ts'

export const finished: FinishedMessages = {
  rehearse: 'Ensayar',
  print: 'Imprimir',
  sendCopy: 'Enviarme una copia',
  dismiss: 'Ocultar',
}
