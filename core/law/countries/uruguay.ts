/** Who marries in Uruguay. */
import type { CountryLaw } from '../country-law.ts'

export const uruguay: CountryLaw = {
  country: 'UY',
  marriedBy: 'authority',
  line: {
    pt: 'Por si só, esta cerimônia é simbólica. No Uruguai, só o casamento civil vale, e ele vem antes de qualquer outra celebração.',
    en: 'By itself this ceremony is symbolic. In Uruguay only the civil marriage counts, and it comes before any other celebration.',
    fr: 'En soi, cette cérémonie est symbolique. En Uruguay, seul le mariage civil compte, et il précède toute autre célébration.',
    es: 'Por sí sola, esta ceremonia es simbólica. En Uruguay solo vale el matrimonio civil, y va antes que cualquier otra celebración.',
  },
  sources: [{ what: 'Código Civil, arts. 83 y 84', at: 'olir.it' }],
  words: [],
}
