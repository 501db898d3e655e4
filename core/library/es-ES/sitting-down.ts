/** Lets everybody sit down after the entrance, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const sittingDown: Piece = {
  heading: 'Podéis sentaros',
  acts: ['guests'],
  props: [],
  caution: 'Es la frase que más se olvida: sin ella, la gente pasa la ceremonia entera de pie.',
  silentMinutes: 0.3,
  wordings: {
    classic: {
      name: 'Clásico',
      lines: [
        direction('Espera a que acabe la música y la pareja esté en su sitio.'),
        says(
          'celebrant',
          'Ya podéis sentaros. Si más adelante pido que os levantéis, es solo para quien pueda y tenga ganas.',
        ),
      ],
    },
  },
}
