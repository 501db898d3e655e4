/** Who marries in Belgium. */
import type { CountryLaw } from '../country-law.ts'

export const belgium: CountryLaw = {
  country: 'BE',
  marriedBy: 'authority',
  line: {
    pt: 'Por si só, esta cerimônia é simbólica. Na Bélgica, quem faz o casamento é o oficial de registro civil, antes de qualquer celebração, religiosa ou não.',
    en: 'By itself this ceremony is symbolic. In Belgium, couples are legally married by a registrar, before any other ceremony, religious or not.',
    fr: 'En soi, cette cérémonie est symbolique. En Belgique, c’est l’officier de l’état civil qui marie, avant toute célébration, religieuse ou laïque.',
    es: 'Por sí sola, esta ceremonia es simbólica. En Bélgica casa el oficial del estado civil, antes de cualquier celebración, religiosa o laica.',
  },
  sources: [{ what: 'Cérémonie et mariage civil en Belgique', at: 'conseils-mariage.be' }],
  words: [],
}
