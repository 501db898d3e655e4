/** A candle each, and one lit from both, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const candles: Piece = {
  heading: 'Las velas',
  acts: ['couple'],
  props: [
    {
      what: 'Tres velas, dos encendidas y una por encender',
      called: 'las tres velas',
      from: 'couple',
    },
    { what: 'Fanales de cristal contra el viento', called: 'los fanales', from: 'planner' },
    { what: 'Un mechero largo', called: 'el mechero', from: 'celebrant' },
  ],
  music: 'Empieza cuando la pareja toma las velas; baja cuando arde la del centro.',
  caution:
    'El viento siempre gana: cristal alto, lejos de velos y melenas, y pregunta si el lugar permite fuego.',
  silentMinutes: 1.5,
  wordings: {
    classic: {
      name: 'Cuando se va la luz',
      lines: [
        direction('Las dos velas de los lados ya arden dentro de su cristal. La del centro, no.'),
        says(
          'celebrant',
          'Cuando se va la luz en una casa, lo primero que se oye es un nombre. Después se busca una vela.',
        ),
        says('celebrant', '{first}, {second}, cada cual con la suya: encended la del centro.'),
        direction(
          '{first} y {second} encienden a la vez la vela del centro y devuelven las suyas a su sitio, encendidas.',
        ),
        says(
          'celebrant',
          'Guardad un cabo de esta vela en un cajón que encontréis a oscuras. El día que haga falta, que se oiga un nombre. Y enseguida, una respuesta.',
        ),
      ],
    },
  },
}
