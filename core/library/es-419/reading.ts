/** A guest reads, in Latin American Spanish (ustedes): a text of their own or one that belongs to everybody. */
import { direction, type Piece, says } from '../piece.ts'
import { becquer, corinthians, dario, lope, songOfSongs } from '../readings/spanish-readings.ts'

const calledUp = direction('Llama a quien lee, dale el micrófono y da un paso atrás.')

export const reading: Piece = {
  heading: 'Lectura',
  acts: ['reader'],
  props: [
    {
      what: 'La lectura, impresa en letra grande',
      called: 'la hoja de la lectura',
      alsoCalled: ['la lectura'],
      from: 'celebrant',
    },
  ],
  caution:
    'Quien lee tiene su propia hoja y ensaya en voz alta; la pantalla del celular se oscurece al sol y se apaga a medio verso.',
  silentMinutes: 0.3,
  wordings: {
    guest: {
      name: 'El texto de quien lee',
      lines: [
        calledUp,
        says('celebrant', 'Ya me oyeron bastante. Les va a caer bien otra voz: la de {reader}.'),
        says('other', '[El texto que eligieron la pareja y quien lee.]'),
        direction('Deja que el silencio dure un poco antes de seguir.'),
      ],
    },
    dario: {
      name: dario.name,
      source: dario.source,
      lines: [
        calledUp,
        says(
          'celebrant',
          'En la escuela se conjuga amar en voz alta: amo, amas. Rubén Darío se quedó con el infinitivo. Adelante, {reader}.',
        ),
        ...dario.verses,
      ],
    },
    becquer: {
      name: becquer.name,
      source: becquer.source,
      lines: [
        calledUp,
        says(
          'celebrant',
          'Son cuatro versos. Bécquer saca cuentas, y cuando llega al beso se le acaban los números. Adelante, {reader}.',
        ),
        ...becquer.verses,
      ],
    },
    lope: {
      name: lope.name,
      source: lope.source,
      lines: [
        calledUp,
        says(
          'celebrant',
          'Hace cuatro siglos, Lope de Vega hizo la lista de lo que uno siente, y no le salió ordenada. Esperen al último verso. Adelante, {reader}.',
        ),
        ...lope.verses,
      ],
    },
    corinthians: {
      name: corinthians.name,
      fits: { faith: 'religious' },
      source: corinthians.source,
      lines: [
        calledUp,
        says(
          'celebrant',
          'Esta carta se ha leído en muchas bodas. Hoy hagan la prueba de quedarse con una sola línea. Adelante, {reader}.',
        ),
        ...corinthians.verses,
      ],
    },
    songOfSongs: {
      name: songOfSongs.name,
      fits: { faith: 'religious' },
      source: songOfSongs.source,
      lines: [
        calledUp,
        says(
          'celebrant',
          'En medio de la Biblia hay un libro de amor, con perfumes y con celos. De sus últimas páginas viene la lectura de hoy. Adelante, {reader}.',
        ),
        ...songOfSongs.verses,
      ],
    },
  },
}
