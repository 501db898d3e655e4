/** Who marries in France. */
import type { CountryLaw } from '../country-law.ts'

export const france: CountryLaw = {
  country: 'FR',
  marriedBy: 'authority',
  line: {
    pt: 'Por si só, esta cerimônia é simbólica. Na França, quem faz o casamento é o oficial de registro civil, na prefeitura.',
    en: 'By itself this ceremony is symbolic. In France, couples are legally married by the registrar at the town hall.',
    fr: 'En soi, cette cérémonie est symbolique. En France, c’est l’officier d’état civil qui marie, à la mairie.',
    es: 'Por sí sola, esta ceremonia es simbólica. En Francia casa el oficial del estado civil, en el ayuntamiento.',
  },
  sources: [
    { what: 'Code civil, art. 75', at: 'kohenavocats.fr/2024/12/21/article-75-du-code-civil' },
  ],
  words: [
    {
      by: 'authority',
      quote: 'qu’elles veulent se prendre pour époux',
      source: {
        what: 'Code civil, art. 75',
        at: 'kohenavocats.fr/2024/12/21/article-75-du-code-civil',
      },
    },
    {
      by: 'authority',
      quote: 'il prononcera, au nom de la loi, qu’elles sont unies par le mariage',
      source: {
        what: 'Code civil, art. 75',
        at: 'kohenavocats.fr/2024/12/21/article-75-du-code-civil',
      },
    },
  ],
}
