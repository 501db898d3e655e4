/** Before anybody enters, in Latin American Spanish (ustedes): the telephones. */
import { direction, type Piece, says } from '../piece.ts'

const beforeTheEntrance = direction(
  'Antes de la entrada, con la gente en su lugar y la música baja.',
)

export const opening: Piece = {
  heading: 'Antes de la entrada',
  acts: ['celebrant'],
  props: [],
  caution:
    'En silencio, la alarma suena igual: pide que apaguen el celular, y apaga el tuyo primero.',
  silentMinutes: 0.2,
  wordings: {
    phonesAway: {
      name: 'Celulares guardados',
      lines: [
        beforeTheEntrance,
        says(
          'celebrant',
          'Qué gusto que hayan venido. Tengo un encargo de {both}: hoy quieren ver las caras de ustedes, y una cara se ve mejor sin un celular enfrente.',
        ),
        says(
          'celebrant',
          'Apáguenlo por completo, que en silencio también encuentra la manera de sonar. Y siempre suena el de quien jura que lo había apagado.',
        ),
        says('celebrant', 'Las fotos ya tienen quien las tome. A ustedes les toca mirar.'),
        direction('Espera a que desaparezcan las pantallas y da la señal para la entrada.'),
      ],
    },
    yourNeighbour: {
      name: 'Una foto, y ya',
      lines: [
        beforeTheEntrance,
        says(
          'celebrant',
          'Antes de empezar hay permiso para una foto. Una sola. Y no es de la pareja: es de la persona de al lado, que también se arregló para venir.',
        ),
        direction('Deja medio minuto. Sonríe: alguien te va a apuntar a ti.'),
        says(
          'celebrant',
          'Listo. Ahora el celular se apaga y se guarda. Lo que venga después, a la memoria, que para eso está.',
        ),
        says(
          'celebrant',
          'Mañana, cuando {both} les pregunten cómo estuvo, cuéntenlo con sus palabras. Cada quien habrá visto una boda distinta.',
        ),
        direction('Da la señal para la entrada.'),
      ],
    },
  },
}
