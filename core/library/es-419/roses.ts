/** A rose to each other, and to those who raised them, in Latin American Spanish (ustedes). */
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
  music: 'Empieza con la primera rosa; baja cuando la pareja vuelve a su lugar.',
  caution: 'Quita las espinas, seca los tallos y ten las rosas a la sombra hasta que toque.',
  silentMinutes: 1.5,
  wordings: {
    classic: {
      name: 'Sin espinas',
      lines: [
        says(
          'celebrant',
          'A estas rosas les quitaron las espinas. Con las personas no se puede: con el tiempo se aprende por dónde tomarlas.',
        ),
        says('celebrant', '{first}, una para {second}. {second}, una para {first}.'),
        direction('{first} y {second} se dan las rosas.'),
        says(
          'celebrant',
          'Así: despacio y por el tallo. Háganlo igual el día que salgan las espinas.',
        ),
        says(
          'celebrant',
          'En la mesa quedan más. Son para quien les tuvo paciencia en la edad de las espinas.',
        ),
        direction('{first} y {second} llevan una rosa a {thanked} y vuelven.'),
      ],
    },
  },
}
