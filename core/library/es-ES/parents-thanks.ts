/** Thanks to whoever raised the couple, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const parentsThanks: Piece = {
  heading: 'Gracias a la familia',
  name: 'Gracias a los padres',
  acts: ['celebrant', 'parents'],
  props: [],
  caution:
    'Pregunta antes por divorcios, distancias y duelos, y cómo quiere cada persona que la llamen; más vale no nombrar a nadie que olvidarse de alguien.',
  silentMinutes: 0.3,
  wordings: {
    letMeKnow: {
      name: 'Avisa cuando llegues',
      lines: [
        says(
          'celebrant',
          'Hay una frase que se oye en la puerta de todas las casas: «Avisa cuando llegues».',
        ),
        says(
          'celebrant',
          'Quien la dice no se duerme hasta que suena el teléfono. Así se puede querer a alguien durante años, sin que se entere.',
        ),
        says(
          'celebrant',
          'Hoy {both} avisan a {thanked}: hemos llegado. Y sabemos gracias a quién.',
        ),
        direction('Mira a {thanked} y espera. Si llega un abrazo, que dure lo que dure.'),
      ],
    },
    oneWord: {
      name: 'Una palabra',
      lines: [
        says(
          'celebrant',
          'Damos las gracias a quien nos sujeta una puerta, a quien nos trae el café. A quien nos enseñó a andar, casi nunca.',
        ),
        says(
          'celebrant',
          'Hoy sí. {first}, {second}, acercaos a {thanked}. Basta una palabra, y ya sabéis cuál.',
        ),
        direction('Espera sin hablar. Después, la pareja vuelve a su sitio.'),
        says(
          'celebrant',
          'Queda dicho. Lo demás lo lleváis puesto: la forma de reír, la de discutir y la de hacer la tortilla.',
        ),
      ],
    },
  },
}
