/** Who marries in Luxembourg. */
import type { CountryLaw } from '../country-law.ts'

export const luxembourg: CountryLaw = {
  country: 'LU',
  marriedBy: 'authority',
  line: {
    pt: 'Por si só, esta cerimônia é simbólica. Em Luxemburgo, quem faz o casamento é o oficial de registro civil da comuna; o rito religioso só vem depois.',
    en: 'By itself this ceremony is symbolic. In Luxembourg, couples are legally married by the registrar of the commune; a religious ceremony may only come after that.',
    fr: 'En soi, cette cérémonie est symbolique. Au Luxembourg, c’est l’officier de l’état civil de la commune qui marie ; un rite religieux ne peut que suivre.',
    es: 'Por sí sola, esta ceremonia es simbólica. En Luxemburgo casa el oficial del estado civil del municipio; el rito religioso solo puede venir después.',
  },
  sources: [{ what: 'Préparation du mariage', at: 'guichet.public.lu/…/preparation-mariage' }],
  words: [],
}
