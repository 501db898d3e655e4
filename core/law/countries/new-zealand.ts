/** Who marries in New Zealand. */
import type { CountryLaw } from '../country-law.ts'

export const newZealand: CountryLaw = {
  country: 'NZ',
  marriedBy: 'celebrant',
  line: {
    pt: 'Na Nova Zelândia, o seu ato só vale se o seu nome estiver na lista oficial de celebrantes, com a licença presente e as palavras ditas por cada pessoa do casal.',
    en: 'In New Zealand your act counts only if you are on the official list of celebrants, the licence is here and each of the couple says the words.',
    fr: 'En Nouvelle-Zélande, votre acte ne compte que si vous figurez sur la liste officielle des célébrants, avec la licence et les mots dits par chaque membre du couple.',
    es: 'En Nueva Zelanda tu acto solo vale si figuras en la lista oficial de celebrantes, con la licencia presente y las palabras dichas por cada persona de la pareja.',
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
