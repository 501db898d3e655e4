/** What the buyer reads at the payment provider and on its receipt. */
import type { Language } from '../languages.ts'

export interface OfferWords {
  title: string
  description: string
}

export const offerWords: Record<Language, OfferWords> = {
  pt: { title: 'Enlace: acesso por 1 mês', description: '30 dias de cerimônias ilimitadas' },
  en: { title: 'Enlace: access for 1 month', description: '30 days of unlimited ceremonies' },
  fr: {
    title: 'Enlace\u202f: accès pour 1 mois',
    description: '30 jours de cérémonies illimitées',
  },
  es: { title: 'Enlace: acceso por 1 mes', description: '30 días de ceremonias ilimitadas' },
}
