/** How everybody leaves, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

export const exit: Piece = {
  heading: 'La salida',
  acts: ['couple', 'guests'],
  props: [
    {
      what: 'Pétalos o burbujas de jabón',
      called: 'los pétalos',
      alsoCalled: ['las burbujas'],
      from: 'planner',
    },
  ],
  music: 'Empieza con el primer paso de la pareja y dura hasta la última fila.',
  caution:
    'El pétalo mojado resbala y mancha, y el arroz en piso liso termina en caída; pregunta qué permite el lugar.',
  silentMinutes: 2,
  wordings: {
    classic: {
      name: 'Clásica',
      lines: [
        says(
          'celebrant',
          'Hasta aquí llego yo. Lo que sigue no viene en mis papeles. Dejen que salgan primero {both}, y láncenles al pasar lo que tengan preparado.',
        ),
        direction(
          'Salen {both}; después, las familias y quienes entraron en el cortejo; al final, los invitados, fila por fila.',
        ),
      ],
    },
  },
}
