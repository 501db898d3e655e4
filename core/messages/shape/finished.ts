/** What the desk says once everything has been written. */
export interface FinishedMessages {
  rehearse: string
  print: string
  sendCopy: string
  dismiss: string
}
