/** What the desk says once everything has been written, in French. */
import type { FinishedMessages } from '../shape/finished.ts'

export const finished: FinishedMessages = {
  rehearse: 'Répéter',
  print: 'Imprimer',
  sendCopy: 'M’envoyer une copie',
  dismiss: 'Masquer',
}
