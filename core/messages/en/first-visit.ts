import type { FirstVisitMessages } from '../shape/first-visit.ts'

export const firstVisit: FirstVisitMessages = {
  title: 'Choose your language',
  dismiss: 'Decide later',
}
