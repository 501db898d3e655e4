/** Vows to repeat without rings, breath by breath, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

const faceToFace = direction(
  '{first} y {second}, frente a frente. Di cada frase y espera a que la repitan.',
)

export const repeatedVows: Piece = {
  heading: 'Votos para repetir',
  acts: ['couple'],
  props: [],
  caution: 'Di cada trozo mirando a quien lo repite, y nunca dos trozos seguidos.',
  silentMinutes: 0.3,
  isRepeated: true,
  wordings: {
    onYourSide: {
      name: 'De tu parte',
      lines: [
        faceToFace,
        says(
          'celebrant',
          'Vamos frase a frase. Si os puede la risa, esperamos. Si os puede otra cosa, también.',
        ),
        says('first', '{second}, prometo ponerme de tu parte'),
        says('first', 'delante de la gente,'),
        says('first', 'y decirte a solas si te equivocas.'),
        says('first', 'Prometo repartir el trabajo sin llevar la cuenta,'),
        says('first', 'y el postre, a medias.'),
        says('first', 'Y si hay que empezar de cero,'),
        says('first', 'empiezo contigo.'),
        says('second', '{first}, prometo contarte las cosas'),
        says('second', 'antes que a nadie,'),
        says('second', 'también las que me dan vergüenza.'),
        says('second', 'Prometo cuidar de tu descanso'),
        says('second', 'y de la gente que quieres.'),
        says('second', 'Y si un día nos falta el suelo,'),
        says('second', 'me agarro a ti.'),
        says('celebrant', 'Lo dicho, dicho está.'),
      ],
    },
    solemn: {
      name: 'Solemne',
      lines: [
        faceToFace,
        says(
          'celebrant',
          'No hace falta saberse nada ni hacer teatro. Basta con decirlo de verdad.',
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
