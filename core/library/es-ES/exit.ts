/** How everybody leaves, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const exit: Piece = {
  heading: 'La salida',
  acts: ['couple', 'guests'],
  props: [
    {
      what: 'Pétalos o pompas de jabón',
      called: 'los pétalos',
      alsoCalled: ['las pompas'],
      from: 'planner',
    },
  ],
  music: 'Empieza con el primer paso de la pareja y dura hasta la última fila.',
  caution:
    'El pétalo mojado resbala y mancha, y el arroz en suelo liso acaba en caída; pregunta qué permite el lugar.',
  silentMinutes: 2,
  wordings: {
    classic: {
      name: 'Clásica',
      lines: [
        says(
          'celebrant',
          'Hasta aquí lo mío. Lo que sigue no está en mis papeles. Dejad que salgan primero {both}, y que a su paso llueva lo que tengáis preparado.',
        ),
        direction(
          'Salen {both}; después, las familias y quienes entraron en el cortejo; al final, los invitados, fila por fila.',
        ),
      ],
    },
  },
}
