/** The fixed words with which a ceremony ends, in Latin American Spanish (ustedes). */
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
            '{both:Están casadas|Están casados|Son matrimonio}. ¡Pueden besarse!',
          ),
          power: 'legal',
        },
        {
          ...says(
            'celebrant',
            'Ante toda la gente que les tiene cariño, {both:ya están casadas de corazón|ya están casados de corazón|ya son matrimonio de corazón}. ¡Pueden besarse!',
          ),
          power: 'symbolic',
        },
      ],
    },
    yourDoing: {
      name: 'Por su palabra',
      lines: [
        withCivilEffect,
        says(
          'celebrant',
          'A mí solo me toca anunciarlo. El sí lo dieron {first} y {second}, con su propia voz.',
        ),
        says(
          'celebrant',
          '{both:Están casadas|Están casados|Son matrimonio}, de palabra y de corazón. ¡Y ahora, ese beso!',
        ),
      ],
    },
    everybody: {
      name: 'Con la voz de la gente',
      lines: [
        withCivilEffect,
        says(
          'celebrant',
          'Antes de terminar quiero asegurarme. Que conteste todo el mundo: ¿oyeron el sí? ¿Las dos veces?',
        ),
        direction('La gente contesta. Si suena débil, pregunta otra vez.'),
        says(
          'celebrant',
          'Pues con tantos testigos no hay quien se eche para atrás. {first}, {second}, ¡a besarse!',
        ),
      ],
    },
    light: {
      name: 'Con humor',
      lines: [
        withCivilEffect,
        says('celebrant', 'Reviso mis notas. Está todo, menos una cosa, y esa no me toca a mí.'),
        says(
          'celebrant',
          '{both:Ya están casadas|Ya están casados|Ya son matrimonio}. ¿Hace falta que les diga qué sigue?',
        ),
      ],
    },
  },
}
