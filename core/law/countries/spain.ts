/** Who marries in Spain. */
import type { CountryLaw } from '../country-law.ts'

export const spain: CountryLaw = {
  country: 'ES',
  marriedBy: 'authority',
  line: {
    pt: 'Por si só, esta cerimônia é simbólica. Na Espanha, quem faz o casamento é o juiz de paz, o prefeito ou um vereador, o escrivão judicial ou o notário.',
    en: 'By itself this ceremony is symbolic. In Spain, couples are legally married by a justice of the peace, a mayor or councilor, a court clerk or a notary.',
    fr: 'En soi, cette cérémonie est symbolique. En Espagne, c’est le juge de paix, le maire ou un conseiller municipal, le greffier ou le notaire qui marie.',
    es: 'Por sí sola, esta ceremonia es simbólica. En España pueden casar el juez de paz, el alcalde o un concejal, el letrado de la Administración de Justicia o el notario.',
  },
  sources: [{ what: 'Código Civil, art. 58', at: 'legadea.com/articulo-58-del-codigo-civil' }],
  words: [
    {
      by: 'authority',
      quote: 'declarará que los mismos quedan unidos en matrimonio',
      source: { what: 'Código Civil, art. 58', at: 'legadea.com/articulo-58-del-codigo-civil' },
    },
  ],
}
