/** Who marries in Brazil. */
import type { CountryLaw } from '../country-law.ts'

export const brazil: CountryLaw = {
  country: 'BR',
  marriedBy: 'authority',
  line: {
    pt: 'Por si só, esta cerimônia é simbólica. No papel, quem faz o casamento é o juiz de paz; o casamento religioso com efeito civil também vale, se for registrado em até 90 dias.',
    en: 'By itself this ceremony is symbolic. In Brazil, couples are legally married by a justice of the peace, or by a religious minister if the marriage is registered within 90 days.',
    fr: 'En soi, cette cérémonie est symbolique. Au Brésil, c’est le juge de paix qui marie, ou un ministre du culte dont l’acte est enregistré dans les 90 jours.',
    es: 'Por sí sola, esta ceremonia es simbólica. En Brasil casa el juez de paz, o un ministro religioso cuyo acto se registra en un plazo de 90 días.',
  },
  sources: [
    { what: 'Código Civil, art. 1.535', at: 'passeidireto.com/arquivo/61679745' },
    { what: 'Casamento religioso com efeito civil', at: 'yonaraguideli.com.br/about-5' },
  ],
  words: [
    {
      by: 'authority',
      quote:
        'De acordo com a vontade que ambos acabais de afirmar perante mim, de vos receberdes por marido e mulher, eu, em nome da lei, vos declaro casados.',
      source: { what: 'Código Civil, art. 1.535', at: 'passeidireto.com/arquivo/61679745' },
    },
  ],
}
