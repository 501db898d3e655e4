/** The rings go from hand to hand before they come to the altar, in the Spanish of Spain (vosotros). */
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
    'Hasta unas cuarenta personas; si son más, solo las familias o antes de la entrada. Un anillo suelto acaba en el césped: siempre atado.',
  silentMinutes: 4,
  wordings: {
    classic: {
      name: 'Clásico',
      lines: [
        says(
          'celebrant',
          'Antes de llegar a su dedo, los anillos de {both} van a dar una vuelta por las filas.',
        ),
        says(
          'celebrant',
          'Cuando os lleguen, apretadlos un momento y pensad en algo bueno: un deseo, un consejo, una receta. Lo que tengáis a mano. Nadie os va a preguntar qué era.',
        ),
        direction('Los anillos salen por la primera fila. Música. Sigue cuando vuelvan.'),
        says(
          'celebrant',
          'Ya los tenemos de vuelta, templados y con huellas de todo el mundo. No los vamos a limpiar.',
        ),
      ],
    },
  },
}
