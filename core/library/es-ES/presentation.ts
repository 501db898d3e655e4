/** The couple is presented to the guests, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const presentation: Piece = {
  heading: 'Presentación de la pareja',
  acts: ['celebrant', 'couple'],
  props: [],
  caution: 'Pregunta antes con qué nombres y en qué orden, y ensáyalos en voz alta.',
  silentMinutes: 0.3,
  wordings: {
    classic: {
      name: 'Clásica',
      lines: [
        direction('La pareja se vuelve hacia los invitados. Ponte a un lado.'),
        says(
          'celebrant',
          'Me quedan por decir dos nombres, y esta vez se aplaude. ¡{first.full} y {second.full}!',
        ),
        direction('Aplaude, da un paso atrás y espera a la música.'),
      ],
    },
  },
}
