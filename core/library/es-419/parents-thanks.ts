/** Thanks to whoever raised the couple, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

export const parentsThanks: Piece = {
  heading: 'Gracias a la familia',
  name: 'Gracias a los padres',
  acts: ['celebrant', 'parents'],
  props: [],
  caution:
    'Pregunta antes por divorcios, distancias y duelos, y cómo quiere cada persona que le digan; más vale no nombrar a nadie que olvidarse de alguien.',
  silentMinutes: 0.3,
  wordings: {
    letMeKnow: {
      name: 'Avisa cuando llegues',
      lines: [
        says(
          'celebrant',
          'Hay una frase que se oye en la puerta de todas las casas: “Me avisas cuando llegues”.',
        ),
        says(
          'celebrant',
          'Quien la dice no se duerme hasta que suena el teléfono. Así se puede querer a alguien por años, sin que se dé cuenta.',
        ),
        says('celebrant', 'Hoy {both} avisan a {thanked}: ya llegamos. Y sabemos gracias a quién.'),
        direction('Mira a {thanked} y espera. Si llega un abrazo, que dure lo que dure.'),
      ],
    },
    oneWord: {
      name: 'Una palabra',
      lines: [
        says(
          'celebrant',
          'Damos las gracias a quien nos abre la puerta, a quien nos sirve el café. A quien nos enseñó a caminar, casi nunca.',
        ),
        says(
          'celebrant',
          'Hoy sí. {first}, {second}, acérquense a {thanked}. Basta una palabra, y ya saben cuál.',
        ),
        direction('Espera sin hablar. Después, la pareja vuelve a su lugar.'),
        says(
          'celebrant',
          'Ya está dicho. Lo demás lo llevan puesto: la forma de reír, la de discutir y la de hacer el arroz.',
        ),
      ],
    },
  },
}
