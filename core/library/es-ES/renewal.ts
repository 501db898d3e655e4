/** For a couple who married years ago, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const renewal: Piece = {
  heading: 'Renovación de votos',
  acts: ['couple'],
  props: [],
  caution:
    'Un anillo de muchos años puede no salir del dedo: pruébalo antes, o que baste con tocarlo.',
  silentMinutes: 0.3,
  wordings: {
    classic: {
      name: 'De memoria',
      lines: [
        says(
          'celebrant',
          'El primer sí se dice de oídas. Este se dice de memoria: {first} y {second} ya saben quién apaga la luz y quién la vuelve a encender.',
        ),
        direction('{first} y {second} se quitan el anillo o lo tocan.'),
        says('celebrant', '{first}, después de estos años, ¿volverías a casarte con {second}?'),
        says('first', 'Sí, volvería.'),
        says('celebrant', '{second}, después de estos años, ¿volverías a casarte con {first}?'),
        says('second', 'Sí, volvería.'),
        says('celebrant', 'Entonces, los anillos a su sitio. No van a notar la diferencia.'),
      ],
    },
  },
}
