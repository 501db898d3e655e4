/** Who marries in Colombia. */
import type { CountryLaw } from '../country-law.ts'

export const colombia: CountryLaw = {
  country: 'CO',
  marriedBy: 'authority',
  line: {
    pt: 'Por si só, esta cerimônia é simbólica. Na Colômbia, quem faz o casamento é o juiz ou o notário, ou uma confissão religiosa que tenha acordo com o Estado.',
    en: 'By itself this ceremony is symbolic. In Colombia, couples are legally married by a judge, a notary or a minister of a faith that has a treaty with the state.',
    fr: 'En soi, cette cérémonie est symbolique. En Colombie, c’est le juge ou le notaire qui marie, ou une confession liée à l’État par un traité.',
    es: 'Por sí sola, esta ceremonia es simbólica. En Colombia casan el juez, el notario o una confesión que tenga tratado con el Estado.',
  },
  sources: [
    { what: 'Decreto 2668 de 1988', at: 'legal.legis.com.co' },
    { what: 'Esponsales y matrimonio', at: 'encolombia.com/…/esponsales' },
  ],
  words: [
    {
      by: 'authority',
      quote: 'de su libre y espontánea voluntad',
      source: { what: 'Decreto 2668 de 1988', at: 'legal.legis.com.co' },
    },
  ],
}
