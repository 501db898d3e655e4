import type { FirstVisitMessages } from '../shape/first-visit.ts'

export const firstVisit: FirstVisitMessages = {
  title: 'Escolha o seu idioma',
  dismiss: 'Decidir depois',
}
