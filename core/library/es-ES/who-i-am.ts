/** The celebrant introduces themselves, in the Spanish of Spain (vosotros). */
import { type Piece, says } from '../piece.ts'

export const whoIAm: Piece = {
  heading: 'Quién oficia',
  acts: ['celebrant'],
  props: [],
  caution: 'Con tres frases basta: la gente no ha venido por ti.',
  silentMinutes: 0,
  wordings: {
    classic: {
      name: 'Alguien de fuera',
      lines: [
        says(
          'celebrant',
          'Me llamo {celebrant}. Casi toda la gente que veo conoce a {first} y a {second} desde antes que yo.',
        ),
        says(
          'celebrant',
          'Así que no vengo a explicaros quiénes son. Vengo a poner las palabras en orden y a no estorbar.',
        ),
      ],
    },
    friend: {
      name: 'Alguien de casa',
      lines: [
        says(
          'celebrant',
          'Soy {celebrant}. Cuando {both} me pidieron esto, dije que sí antes de pensarlo. Después lo pensé, y me entraron los nervios.',
        ),
        says(
          'celebrant',
          'Los nervios siguen. Pero el sí también, que en una boda es lo que cuenta.',
        ),
      ],
    },
  },
}
