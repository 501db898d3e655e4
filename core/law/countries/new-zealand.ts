/** Who marries in New Zealand. */
import type { CountryLaw } from '../country-law.ts'

export const newZealand: CountryLaw = {
  country: 'NZ',
  marriedBy: 'celebrant',
  line: {
    pt: 'Na Nova Zelândia, o casamento que você celebra só vale se o seu nome estiver na lista oficial de celebrantes, se a licença estiver em mãos e se cada pessoa do casal disser as palavras da lei.',
    en: 'In New Zealand, a marriage you perform is valid only if you are on the official list of celebrants, the license is at hand and both partners say the required words.',
    fr: 'En Nouvelle-Zélande, le mariage que vous célébrez n’est valable que si vous figurez sur la liste officielle des célébrants, si vous avez la licence de mariage et si chaque membre du couple prononce les paroles de la loi.',
    es: 'En Nueva Zelanda, la boda que oficies solo es válida si figuras en la lista oficial de celebrantes, si la licencia está a mano y si cada persona de la pareja dice las palabras de la ley.',
  },
  sources: [{ what: 'Celebrants’ guide, Births, Deaths and Marriages (BDM400)', at: 'govt.nz' }],
  words: [
    {
      by: 'couple',
      quote: 'I take you [partner’s name], to be my legal [wife/husband/partner]',
      script: 'I, {me.full}, take you, {you.full}, to be my legal {you:wife|husband|partner}.',
      source: { what: 'Celebrants’ guide, Births, Deaths and Marriages (BDM400)', at: 'govt.nz' },
    },
  ],
}
