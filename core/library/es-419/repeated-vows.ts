/** Vows to repeat without rings, breath by breath, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

const faceToFace = direction(
  '{first} y {second}, frente a frente. Di cada frase y espera a que la repitan.',
)

export const repeatedVows: Piece = {
  heading: 'Votos para repetir',
  acts: ['couple'],
  props: [],
  caution: 'Di cada parte mirando a quien la repite, y nunca dos partes seguidas.',
  silentMinutes: 0.3,
  isRepeated: true,
  wordings: {
    onYourSide: {
      name: 'De tu lado',
      lines: [
        faceToFace,
        says(
          'celebrant',
          'Vamos por partes. Si gana la risa, esperamos. Si gana otra cosa, también.',
        ),
        says('first', '{second}, prometo ponerme de tu lado'),
        says('first', 'delante de la gente,'),
        says('first', 'y decirte a solas si te equivocas.'),
        says('first', 'Prometo repartir el trabajo sin llevar la cuenta,'),
        says('first', 'y el postre, a medias.'),
        says('first', 'Y si hay que empezar de cero,'),
        says('first', 'empiezo contigo.'),
        says('second', '{first}, prometo contarte las cosas'),
        says('second', 'antes que a nadie,'),
        says('second', 'también las que más me cuestan.'),
        says('second', 'Prometo cuidar tu descanso'),
        says('second', 'y a la gente que quieres.'),
        says('second', 'Y si un día nos falta el suelo,'),
        says('second', 'me agarro de ti.'),
        says('celebrant', 'Lo dicho, dicho está.'),
      ],
    },
    solemn: {
      name: 'Solemne',
      lines: [
        faceToFace,
        says(
          'celebrant',
          'No hay nada que memorizar ni nada que fingir. Basta con decirlo de verdad.',
        ),
        says('first', '{second}, esta es mi mano.'),
        says('first', 'Te la doy libre,'),
        says('first', 'te la doy entera.'),
        says('first', 'Mientras me quede aliento'),
        says('first', 'tendrás quien te espere,'),
        says('first', 'quien te crea'),
        says('first', 'y quien te perdone.'),
        says('first', 'Esta es mi palabra.'),
        says('second', '{first}, esta es mi mano.'),
        says('second', 'Te la doy libre,'),
        says('second', 'te la doy entera.'),
        says('second', 'Mientras me quede aliento'),
        says('second', 'tendrás quien te espere,'),
        says('second', 'quien te crea'),
        says('second', 'y quien te perdone.'),
        says('second', 'Esta es mi palabra.'),
        says('celebrant', 'Dos voces y una sola palabra.'),
      ],
    },
  },
}
