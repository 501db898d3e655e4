/** Who marries in Mexico. */
import type { CountryLaw } from '../country-law.ts'

export const mexico: CountryLaw = {
  country: 'MX',
  marriedBy: 'authority',
  line: {
    pt: 'Por si só, esta cerimônia é simbólica. No México, quem faz o casamento é o Registro Civil, e as regras mudam de estado para estado.',
    en: 'By itself this ceremony is symbolic. In Mexico, couples are legally married by the Civil Registry, under each state’s own rules.',
    fr: 'En soi, cette cérémonie est symbolique. Au Mexique, c’est l’officier du registre civil qui marie, selon les règles de chaque État.',
    es: 'Por sí sola, esta ceremonia es simbólica. En México casa el Registro Civil, con reglas distintas en cada estado.',
  },
  sources: [{ what: 'Matrimonio civil en México', at: 'bodas.mexcovery.com' }],
  words: [],
}
