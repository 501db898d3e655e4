/** A present: the box to be opened years later, in Latin American Spanish (ustedes). */
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
    'Acuerda con la pareja la fecha y quién guarda la caja y la llave; la botella no pasa la tarde en un auto al sol.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'La alcancía',
      lines: [
        direction('Se acerca la caja, abierta, y se deja delante de la pareja.'),
        says(
          'celebrant',
          '{first}, {second}, seguro recuerdan aquellas alcancías que no tenían llave. Se echaba una moneda, se oía el golpe y ya no había forma de sacarla. Lo bonito no era el dinero, era la espera. Esta caja es una alcancía, y hoy van a guardar en ella lo mejor de este día.',
        ),
        says(
          'celebrant',
          'Aquí entran las cartas que se escribieron y los mensajes de su gente. Y una botella de un vino que hoy es bueno y que, si lo dejan en paz, será mejor.',
        ),
        direction(
          '{both} meten sus cartas en la caja. Los padrinos agregan los mensajes y la botella, y la pareja cierra la tapa.',
        ),
        says(
          'celebrant',
          'La cita es dentro de diez años, en esta misma fecha. Saquen el mantel bueno, aunque no haya más invitados, abran la botella y lean las cartas en voz alta, sin saltarse nada. Se van a reír de alguna frase, y con algún nombre se les va a cortar la voz. Van a darse cuenta de todo lo que fue creciendo sin hacer ruido. Y si antes llegan las vacas flacas, hagan lo que se hace con cualquier alcancía en un apuro: romperla. Para eso se ahorra. Adentro van a encontrar, intacta, la alegría que hoy les sobra.',
        ),
      ],
    },
    smallThings: {
      name: 'El precio del café',
      lines: [
        direction('La caja espera, abierta, sobre la mesa.'),
        says(
          'celebrant',
          'De hoy van a quedar fotos de sobra. Lo que se olvida es lo chiquito: cuánto costaba un café, qué canción sonaba en todas partes, qué nos quitaba el sueño.',
        ),
        says(
          'celebrant',
          'Ojalá algo de eso esté en sus cartas. Si no, todavía cabe algo en el sobre.',
        ),
        direction('{first} y {second} meten las cartas en la caja.'),
        says(
          'celebrant',
          'Con ellas van los mensajes de su gente. Alguno dará un consejo, y otro aconsejará lo contrario. Y una botella, para decidir con calma a cuál hacerle caso.',
        ),
        direction('Los padrinos meten los mensajes y la botella. Se cierra la tapa.'),
        says(
          'celebrant',
          'Pónganle una fecha encima y respétenla. Y ese día, empiecen por el precio del café.',
        ),
      ],
    },
  },
}
