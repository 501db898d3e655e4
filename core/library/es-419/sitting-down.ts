/** Lets everybody sit down after the entrance, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

export const sittingDown: Piece = {
  heading: 'Pueden sentarse',
  acts: ['guests'],
  props: [],
  caution: 'Es la frase que más se olvida: sin ella, la gente pasa la ceremonia entera de pie.',
  silentMinutes: 0.3,
  wordings: {
    classic: {
      name: 'Clásico',
      lines: [
        direction('Espera a que termine la música y la pareja llegue a su lugar.'),
        says(
          'celebrant',
          'Tomen asiento, por favor. Si más adelante pido que se pongan de pie, es solo para quien pueda y quiera.',
        ),
      ],
    },
  },
}
