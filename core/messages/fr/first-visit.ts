import type { FirstVisitMessages } from '../shape/first-visit.ts'

export const firstVisit: FirstVisitMessages = {
  title: 'Choisissez votre langue',
  dismiss: 'Décider plus tard',
}
