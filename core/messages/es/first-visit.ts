import type { FirstVisitMessages } from '../shape/first-visit.ts'

export const firstVisit: FirstVisitMessages = {
  title: 'Elige tu idioma',
  dismiss: 'Decidir más tarde',
}
