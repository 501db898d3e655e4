/** What a script needs besides its pieces, in the Spanish of Spain. */
import { direction, type Frame } from '../piece.ts'

export const frame: Frame = {
  title: 'Ceremonia de boda de {both}',
  headings: {
    entrances: 'Indicaciones: orden de entrada',
    welcome: 'Bienvenida',
    ceremony: 'Ceremonia',
    finalMessage: 'Mensaje final',
  },
  partnerTitles: { bride: 'Novia', groom: 'Novio' },
  blankNames: {
    bride: '[nombre de la novia]',
    groom: '[nombre del novio]',
    partner: '[nombre]',
    celebrant: '[nombre de quien oficia]',
    children: '[nombres de los hijos]',
    remembered: '[nombre de quien falta]',
    thanked: '[nombre de quien recibe las gracias]',
    reader: '[nombre de quien lee]',
  },
  usualEntrances: ['Testigos y damas de honor', 'Pajes', 'Niña de las flores'],
  entersWith: (name, companion) => `${name}, con ${companion}`,
  entranceNotes: [
    direction(
      'Espera a que termine la entrada, a que todos se sienten y a que la pareja recobre el aliento; solo entonces empieza.',
    ),
  ],
}
