/** A rose to each other, and to those who raised them, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const roses: Piece = {
  heading: 'Las rosas',
  acts: ['couple', 'parents'],
  props: [
    {
      what: 'Dos rosas sin espinas, y una más para cada familiar',
      called: 'las rosas',
      from: 'planner',
    },
  ],
  music: 'Empieza con la primera rosa; baja cuando la pareja vuelve a su sitio.',
  caution: 'Quita las espinas, seca los tallos y ten las rosas a la sombra hasta que toque.',
  silentMinutes: 1.5,
  wordings: {
    classic: {
      name: 'Sin espinas',
      lines: [
        says(
          'celebrant',
          'A estas rosas les han quitado las espinas. Con las personas no se puede: con el tiempo se aprende por dónde agarrarlas.',
        ),
        says('celebrant', '{first}, una para {second}. {second}, una para {first}.'),
        direction('{first} y {second} se dan las rosas.'),
        says('celebrant', 'Eso es: despacio y por el tallo. Hacedlo igual el día que pinchen.'),
        says(
          'celebrant',
          'En la mesa quedan más. Son para quien os cuidó cuando pinchabais de verdad.',
        ),
        direction('{first} y {second} llevan una rosa a {thanked} y vuelven.'),
      ],
    },
  },
}
