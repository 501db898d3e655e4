/** What the desk says once everything has been written, in Portuguese. */
import type { FinishedMessages } from '../shape/finished.ts'

export const finished: FinishedMessages = {
  rehearse: 'Ensaiar',
  print: 'Imprimir',
  sendCopy: 'Enviar uma cópia para mim',
  dismiss: 'Fechar',
}
