/** Who marries in Switzerland. */
import type { CountryLaw } from '../country-law.ts'

export const switzerland: CountryLaw = {
  country: 'CH',
  marriedBy: 'authority',
  line: {
    pt: 'Por si só, esta cerimônia é simbólica. Na Suíça, quem faz o casamento é o oficial de registro civil; o rito religioso só vem depois.',
    en: 'By itself this ceremony is symbolic. In Switzerland, couples are legally married by a civil registrar; a religious ceremony may only come after that.',
    fr: 'En soi, cette cérémonie est symbolique. En Suisse, c’est l’officier de l’état civil qui marie ; un rite religieux ne peut que suivre.',
    es: 'Por sí sola, esta ceremonia es simbólica. En Suiza casa el oficial del estado civil; el rito religioso solo puede venir después.',
  },
  sources: [
    { what: 'Mariage en Suisse', at: 'flippingbook.schatzverlag.ch/view/299721500/34' },
    { what: 'Ordonnance sur l’état civil, art. 71, état en juillet 2022', at: 'lawbrary.ch' },
  ],
  words: [
    {
      by: 'authority',
      quote: 'N. N., déclarez-vous vouloir prendre MM pour époux?',
      source: {
        what: 'Ordonnance sur l’état civil, art. 71, état en juillet 2022',
        at: 'lawbrary.ch',
      },
    },
    {
      by: 'authority',
      quote:
        'Vous avez répondu affirmativement à mes questions. En vertu de votre consentement mutuel, vous êtes unis par les liens du mariage.',
      source: {
        what: 'Ordonnance sur l’état civil, art. 71, état en juillet 2022',
        at: 'lawbrary.ch',
      },
    },
  ],
}
