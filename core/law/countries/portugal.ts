/** Who marries in Portugal. */
import type { CountryLaw } from '../country-law.ts'

export const portugal: CountryLaw = {
  country: 'PT',
  marriedBy: 'authority',
  line: {
    pt: 'Por si só, esta cerimônia é simbólica. Em Portugal, quem faz o casamento é o conservador do registro civil, ou um ministro de culto credenciado.',
    en: 'By itself this ceremony is symbolic. In Portugal, couples are legally married by a civil registrar or by an accredited minister of religion.',
    fr: 'En soi, cette cérémonie est symbolique. Au Portugal, c’est le conservateur de l’état civil qui marie, ou un ministre du culte accrédité.',
    es: 'Por sí sola, esta ceremonia es simbólica. En Portugal casa el conservador del registro civil, o un ministro de culto acreditado.',
  },
  sources: [
    {
      what: 'Código do Registo Civil, art. 155.º, como citado em 2004',
      at: 'diariodeunsateus.net/2004/07/08',
    },
    {
      what: 'Casamento civil em Portugal',
      at: 'weddingportugal.com/ceremony-requirements/civil-celebration',
    },
  ],
  words: [
    {
      by: 'authority',
      quote: 'É de minha livre vontade casar com F…',
      source: {
        what: 'Código do Registo Civil, art. 155.º, como citado em 2004',
        at: 'diariodeunsateus.net/2004/07/08',
      },
    },
    {
      by: 'authority',
      quote: 'Em nome da Lei e da República Portuguesa declaro F… e F… unidos pelo casamento',
      source: {
        what: 'Código do Registo Civil, art. 155.º, como citado em 2004',
        at: 'diariodeunsateus.net/2004/07/08',
      },
    },
  ],
}
