/** Before anybody enters, in the Spanish of Spain (vosotros): the telephones. */
import { direction, type Piece, says } from '../piece.ts'

const beforeTheEntrance = direction(
  'Antes de la entrada, con la gente en su sitio y la música baja.',
)

export const opening: Piece = {
  heading: 'Antes de la entrada',
  acts: ['celebrant'],
  props: [],
  caution:
    'En silencio, la alarma suena igual: pide que apaguen el móvil, y apaga el tuyo primero.',
  silentMinutes: 0.2,
  wordings: {
    phonesAway: {
      name: 'Móviles guardados',
      lines: [
        beforeTheEntrance,
        says(
          'celebrant',
          'Gracias por venir. Traigo un encargo de {both}: hoy quieren veros la cara, y la cara se ve mejor sin un móvil delante.',
        ),
        says(
          'celebrant',
          'Apagadlo del todo, que en silencio también se las arregla para sonar. Y siempre suena el de quien jura que lo había apagado.',
        ),
        says('celebrant', 'Las fotos ya tienen quien las haga. Lo vuestro es mirar.'),
        direction('Espera a que desaparezcan las pantallas y da la señal para la entrada.'),
      ],
    },
    yourNeighbour: {
      name: 'Una foto, y basta',
      lines: [
        beforeTheEntrance,
        says(
          'celebrant',
          'Antes de empezar hay permiso para una foto. Una. Y no es de la pareja: es de quien tengáis al lado, que también se ha arreglado para venir.',
        ),
        direction('Deja medio minuto. Sonríe: alguien te apuntará a ti.'),
        says(
          'celebrant',
          'Ya está. Ahora el móvil se apaga y se guarda. Lo que venga a partir de aquí, a la memoria, que para eso la tenemos.',
        ),
        says(
          'celebrant',
          'Mañana, cuando {both} os pregunten cómo fue, contadlo con vuestras palabras. Cada cual habrá visto una boda distinta.',
        ),
        direction('Da la señal para la entrada.'),
      ],
    },
  },
}
