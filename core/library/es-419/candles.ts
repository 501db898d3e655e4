/** A candle each, and one lit from both, in Latin American Spanish (ustedes). */
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
    {
      what: 'Vasos altos de vidrio contra el viento',
      called: 'los vasos de las velas',
      alsoCalled: ['los vidrios'],
      from: 'planner',
    },
    { what: 'Un encendedor largo', called: 'el encendedor', from: 'celebrant' },
  ],
  music: 'Empieza cuando la pareja toma las velas; baja cuando arde la del centro.',
  caution:
    'El viento siempre gana: vidrio alto, lejos de velos y cabello, y pregunta si el lugar permite fuego.',
  silentMinutes: 1.5,
  wordings: {
    classic: {
      name: 'Cuando se va la luz',
      lines: [
        direction('Las dos velas de los lados ya arden dentro de su vaso. La del centro, no.'),
        says(
          'celebrant',
          'Cuando se va la luz en una casa, lo primero que se oye es un nombre. Después se busca una vela.',
        ),
        says('celebrant', '{first}, {second}, cada quien con la suya: enciendan la del centro.'),
        direction(
          '{first} y {second} encienden al mismo tiempo la vela del centro y devuelven las suyas a su lugar, encendidas.',
        ),
        says(
          'celebrant',
          'Guarden lo que quede de esta vela en un cajón que puedan encontrar a oscuras. El día que haga falta, que se oiga un nombre. Y enseguida, una respuesta.',
        ),
      ],
    },
  },
}
