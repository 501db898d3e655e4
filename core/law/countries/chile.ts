/** Who marries in Chile. */
import type { CountryLaw } from '../country-law.ts'

export const chile: CountryLaw = {
  country: 'CL',
  marriedBy: 'authority',
  line: {
    pt: 'Por si só, esta cerimônia é simbólica. No Chile, quem faz o casamento é o oficial do Registro Civil; o casamento religioso só vale se for registrado em até oito dias e ratificado.',
    en: 'By itself this ceremony is symbolic. In Chile, couples are legally married by a Civil Registry officer; a religious wedding is valid only if it is registered within eight days and ratified.',
    fr: 'En soi, cette cérémonie est symbolique. Au Chili, c’est l’officier d’état civil qui marie ; un mariage religieux doit être inscrit sous huit jours et ratifié.',
    es: 'Por sí sola, esta ceremonia es simbólica. En Chile casa el oficial del Registro Civil; el matrimonio religioso vale si se inscribe en ocho días y se ratifica.',
  },
  sources: [{ what: 'Ley 19.947, art. 20', at: 'iura.cl/19947/20' }],
  words: [],
}
