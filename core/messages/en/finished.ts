/** What the desk says once everything has been written, in English. */
import type { FinishedMessages } from '../shape/finished.ts'

export const finished: FinishedMessages = {
  rehearse: 'Rehearse',
  print: 'Print',
  sendCopy: 'Send myself a copy',
  dismiss: 'Dismiss',
}
