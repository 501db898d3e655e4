/** A present: the box to be opened years later, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const timeCapsule: Piece = {
  heading: 'Un regalo: la cápsula del tiempo',
  acts: ['couple', 'attendants'],
  props: [
    { what: 'Una caja con tapa', called: 'la caja', alsoCalled: ['la cápsula'], from: 'couple' },
    { what: 'Una carta por persona, en su sobre', called: 'las cartas', from: 'couple' },
    {
      what: 'Los mensajes de los invitados',
      called: 'los mensajes de los invitados',
      from: 'attendants',
    },
    { what: 'Una botella de vino', called: 'la botella', from: 'attendants' },
  ],
  music: 'Empieza cuando las cartas entran en la caja; baja cuando se cierra la tapa.',
  caution:
    'Acuerda con la pareja la fecha y quién guarda la caja y la llave; la botella no pasa la tarde en un coche al sol.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'La hucha',
      lines: [
        direction('Se acerca la caja, abierta, y se deja delante de la pareja.'),
        says(
          'celebrant',
          '{first}, {second}, seguro que recordáis aquellas huchas que no tenían llave. Se echaba una moneda, se oía el golpe y ya no había forma de sacarla. Lo bonito no era el dinero, era la espera. Esta caja es una hucha, y hoy vais a guardar en ella lo mejor de este día.',
        ),
        says(
          'celebrant',
          'Aquí entran las cartas que os habéis escrito y los mensajes de vuestra gente. Y una botella de un vino que hoy es bueno y que, si lo dejáis en paz, será mejor.',
        ),
        direction(
          '{both} meten sus cartas en la caja. Los testigos añaden los mensajes y la botella, y la pareja cierra la tapa.',
        ),
        says(
          'celebrant',
          'La cita es dentro de diez años, en esta misma fecha. Sacad el mantel bueno, aunque no haya más invitados, abrid la botella y leed las cartas en voz alta, sin saltaros nada. Os vais a reír de alguna frase, y algún nombre os va a emocionar. Veréis cuánto ha crecido, sin hacer ruido, lo que hoy empieza. Y si antes llegan las vacas flacas, haced lo que se hace con cualquier hucha en un apuro: romperla. Para eso se ahorra. Dentro encontraréis, intacta, la alegría que hoy os sobra.',
        ),
      ],
    },
    smallThings: {
      name: 'El precio del café',
      lines: [
        direction('La caja espera, abierta, sobre la mesa.'),
        says(
          'celebrant',
          'De hoy van a quedar fotos de sobra. Lo que se olvida es lo pequeño: cuánto costaba un café, qué canción sonaba en todas partes, qué nos quitaba el sueño.',
        ),
        says(
          'celebrant',
          'Ojalá algo de eso esté en vuestras cartas. Si no, aún queda sitio en el sobre.',
        ),
        direction('{first} y {second} meten las cartas en la caja.'),
        says(
          'celebrant',
          'Con ellas van los mensajes de vuestra gente. Alguno dará un consejo, y otro aconsejará lo contrario. Y una botella, para decidir con calma a cuál hacer caso.',
        ),
        direction('Los testigos meten los mensajes y la botella. Se cierra la tapa.'),
        says(
          'celebrant',
          'Poned una fecha encima y respetadla. Y ese día, empezad por el precio del café.',
        ),
      ],
    },
  },
}
