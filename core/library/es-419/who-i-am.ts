/** The celebrant introduces themselves, in Latin American Spanish (ustedes). */
import { type Piece, says } from '../piece.ts'

export const whoIAm: Piece = {
  heading: 'Quién oficia',
  acts: ['celebrant'],
  props: [],
  caution: 'Con tres frases basta: la gente no vino por ti.',
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
          'Así que no vengo a contarles quiénes son. Vengo a poner las palabras en orden y a no estorbar.',
        ),
      ],
    },
    friend: {
      name: 'Alguien de la casa',
      lines: [
        says(
          'celebrant',
          'Soy {celebrant}. Cuando {both} me pidieron esto, dije que sí sin pensarlo. Después lo pensé, y me ganaron los nervios.',
        ),
        says(
          'celebrant',
          'Los nervios siguen. Pero el sí también, y en una boda eso es lo que cuenta.',
        ),
      ],
    },
  },
}
