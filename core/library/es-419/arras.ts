/** Thirteen coins given and given back, in Latin American Spanish (ustedes). */
import { direction, type Piece, says } from '../piece.ts'

export const arras: Piece = {
  heading: 'Las arras',
  acts: ['attendants', 'couple'],
  props: [
    {
      what: 'Trece monedas, en un cofrecito o una bandeja honda',
      called: 'las monedas',
      alsoCalled: ['las arras'],
      from: 'attendants',
    },
  ],
  music: 'Empieza cuando llegan las arras; baja cuando las monedas vuelven al cofre.',
  caution:
    'Las monedas ruedan: manos juntas, en cuenco, y la bandeja debajo; ensáyalo una vez con la pareja.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'De ida y vuelta',
      lines: [
        direction('Los padrinos de arras dan las monedas a {first}.'),
        says('celebrant', 'Son trece monedas. No son para gastarlas, y ahí está la gracia.'),
        says(
          'celebrant',
          'En una casa el dinero va y viene: la luz, el mercado, el arreglo que nadie esperaba. Lo que importa es que pase de unas manos a otras sin recibo.',
        ),
        says('celebrant', '{first}, dáselas a {second}. {second}, pon las manos debajo.'),
        direction('{first} deja caer las monedas en las manos de {second}.'),
        says('celebrant', 'Y ahora, de regreso. Que nadie pueda decir quién dio y quién recibió.'),
        direction('{second} las devuelve a las manos de {first}. Los padrinos las guardan.'),
        says('celebrant', 'Y si un día se cae una, que la levante quien esté más cerca.'),
      ],
    },
  },
}
