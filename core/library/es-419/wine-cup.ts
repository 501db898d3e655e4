/** Both drink from one cup, in Latin American Spanish (ustedes). The words fit wine and grape juice. */
import { direction, type Piece, says } from '../piece.ts'

export const wineCup: Piece = {
  heading: 'La copa',
  acts: ['couple'],
  props: [
    { what: 'Una copa', called: 'la copa', from: 'couple' },
    {
      what: 'Vino blanco o jugo de uva blanca, ya abierto',
      called: 'el vino',
      alsoCalled: ['el jugo'],
      from: 'couple',
    },
    { what: 'Una servilleta de tela', called: 'la servilleta', from: 'celebrant' },
  ],
  music: 'Empieza con el primer sorbo; baja cuando la copa vuelve a la mesa.',
  caution:
    'Nada de tinto cerca de la ropa clara; pregunta antes por fe, embarazo y alcohol, y sirve solo media copa.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Una para dos',
      lines: [
        direction('Sirve media copa y levántala para que se vea.'),
        says(
          'celebrant',
          'Con dos copas se bebe sin hablar. Con una sola, no: hay que mirar cuánto queda y preguntar quién quiere.',
        ),
        says(
          'celebrant',
          '{first}, {second}, beban de esta. Sin prisa, y dejando siempre algo para después.',
        ),
        direction('{first} bebe y le pasa la copa a {second}, que bebe y la devuelve a la mesa.'),
        says(
          'celebrant',
          'Que muchas noches alcance con una. Y si algún día queda un solo sorbo, que se peleen por ver quién lo cede.',
        ),
        says('celebrant', '¡Salud!'),
      ],
    },
  },
}
