/** Asks the celebrant to leave the centre for the photo of the final kiss, in the Spanish of Spain (vosotros). */
import { direction, type Piece } from '../piece.ts'

export const finalKissNote: Piece = {
  name: 'Recordatorio para la foto del beso',
  acts: ['celebrant'],
  props: [],
  silentMinutes: 0,
  wordings: {
    classic: {
      name: 'Clásico',
      lines: [
        direction(
          'Antes del mensaje final, deja libre el centro: en la foto del beso salen solo {both}.',
        ),
      ],
    },
  },
}
