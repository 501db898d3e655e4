/** The fixed words with which a ceremony ends, in the Spanish of Spain (vosotros). */
import { direction, type Piece, type PieceLine, says } from '../piece.ts'

const withCivilEffect: PieceLine = {
  ...direction(
    'Solo tiene validez legal con autorización, los papeles delante y las palabras que exige la ley. Dilas antes de esta línea.',
  ),
  power: 'legal',
}

export const declaration: Piece = {
  name: 'Declaración',
  acts: ['celebrant', 'couple'],
  props: [],
  caution: 'Apártate del centro antes de anunciar el beso: la foto es solo de la pareja.',
  silentMinutes: 0.2,
  wordings: {
    classic: {
      name: 'Clásica',
      lines: [
        withCivilEffect,
        {
          ...says(
            'celebrant',
            '{both:Estáis casadas|Estáis casados|Sois matrimonio}. ¡Podéis besaros!',
          ),
          power: 'legal',
        },
        {
          ...says(
            'celebrant',
            'Ante quienes más os quieren, {both:ya estáis casadas de corazón|ya estáis casados de corazón|ya sois matrimonio de corazón}. ¡Podéis besaros!',
          ),
          power: 'symbolic',
        },
      ],
    },
    yourDoing: {
      name: 'Por vuestra palabra',
      lines: [
        withCivilEffect,
        says(
          'celebrant',
          'A mí solo me toca contarlo. El sí lo han dado {first} y {second}, con su propia voz.',
        ),
        says(
          'celebrant',
          '{both:Estáis casadas|Estáis casados|Sois matrimonio}, de palabra y de corazón. ¡Y ahora, ese beso!',
        ),
      ],
    },
    everybody: {
      name: 'Con la voz de la gente',
      lines: [
        withCivilEffect,
        says(
          'celebrant',
          'Antes de terminar quiero asegurarme. Que conteste todo el mundo: ¿habéis oído el sí? ¿Las dos veces?',
        ),
        direction('La gente contesta. Si suena flojo, pregunta otra vez.'),
        says(
          'celebrant',
          'Pues con tantos testigos no hay quien se eche atrás. {first}, {second}, ¡a besarse!',
        ),
      ],
    },
    light: {
      name: 'Con humor',
      lines: [
        withCivilEffect,
        says(
          'celebrant',
          'Repaso mis notas. Está todo, menos una cosa, y esa no me corresponde a mí.',
        ),
        says(
          'celebrant',
          '{both:Ya estáis casadas|Ya estáis casados|Ya sois matrimonio}. ¿Hace falta que os diga lo que viene ahora?',
        ),
      ],
    },
  },
}
