/** The rings go from hand to hand before they come to the altar, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

export const ringWarming: Piece = {
  heading: 'Los anillos, de mano en mano',
  acts: ['attendants', 'guests'],
  props: [
    {
      what: 'Una bolsita o una cinta que sujete los anillos',
      called: 'la bolsita de los anillos',
      from: 'celebrant',
    },
  ],
  music: 'Empieza cuando salen los anillos y dura hasta que vuelven.',
  caution:
    'Hasta unas cuarenta personas; si son más, solo las familias o antes de la entrada. Un anillo suelto termina en el pasto: siempre amarrado.',
  silentMinutes: 4,
  wordings: {
    classic: {
      name: 'Clásico',
      lines: [
        says(
          'celebrant',
          'Antes de llegar a su dedo, los anillos de {both} van a darse una vuelta por donde están ustedes.',
        ),
        says(
          'celebrant',
          'Cuando les lleguen, apriétenlos un momento y piensen en algo bueno: un deseo, un consejo, una receta. Lo que tengan. Nadie va a preguntar qué era.',
        ),
        direction('Los anillos salen por la primera fila. Música. Sigue cuando vuelvan.'),
        says(
          'celebrant',
          'Ya regresaron, tibios y con huellas de todo el mundo. No los vamos a limpiar.',
        ),
      ],
    },
  },
}
