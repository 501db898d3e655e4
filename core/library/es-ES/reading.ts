/** A guest reads, in the Spanish of Spain (vosotros): a text of their own or one that belongs to everybody. */
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
    'Quien lee tiene su propia hoja y ensaya en voz alta; la pantalla del móvil se oscurece al sol y se apaga a mitad de verso.',
  silentMinutes: 0.3,
  wordings: {
    guest: {
      name: 'El texto de quien lee',
      lines: [
        calledUp,
        says('celebrant', 'Ya lleváis un rato oyéndome. Os vendrá bien otra voz: la de {reader}.'),
        says('other', '[El texto que han elegido la pareja y quien lee.]'),
        direction('Deja que el silencio dure un poco antes de seguir.'),
      ],
    },
    becquer: {
      name: becquer.name,
      source: becquer.source,
      lines: [
        calledUp,
        says(
          'celebrant',
          'Son cuatro versos. Bécquer hace cuentas, y al llegar al beso le faltan números. Adelante, {reader}.',
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
          'Lope de Vega escribió la lista de lo que uno siente, y no le salió ordenada. Esperad al último verso. Adelante, {reader}.',
        ),
        ...lope.verses,
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
    corinthians: {
      name: corinthians.name,
      fits: { faith: 'religious' },
      source: corinthians.source,
      lines: [
        calledUp,
        says(
          'celebrant',
          'Seguro que habéis oído esta carta en otra boda. Esta vez, probad a quedaros con una sola línea. Adelante, {reader}.',
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
          'En medio de la Biblia hay un libro de amor, con perfumes y con celos. De sus últimas páginas llega la lectura de hoy. Adelante, {reader}.',
        ),
        ...songOfSongs.verses,
      ],
    },
  },
}
