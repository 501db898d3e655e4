/** Thirteen coins given and given back, in the Spanish of Spain (vosotros). */
import { direction, type Piece, says } from '../piece.ts'

export const arras: Piece = {
  heading: 'Las arras',
  acts: ['attendants', 'couple'],
  props: [
    {
      what: 'Trece monedas, en una bolsita o una bandeja honda',
      called: 'las monedas',
      alsoCalled: ['las arras'],
      from: 'attendants',
    },
  ],
  music: 'Empieza cuando llegan las arras; baja cuando las monedas vuelven a su bolsa.',
  caution:
    'Las monedas ruedan: manos juntas, en cuenco, y la bandeja debajo; ensáyalo una vez con la pareja.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'De ida y vuelta',
      lines: [
        direction('Quien trae las arras se las da a {first}.', {
          thing: 'las monedas',
          people: 'Las arras llegan a {first} de manos de {bringer}.',
          celebrant: 'Dale las arras a {first}.',
        }),
        says('celebrant', 'Son trece monedas. No dan para gran cosa, y ahí está la gracia.'),
        says(
          'celebrant',
          'En una casa el dinero va y viene: la luz, la compra, un arreglo con el que nadie contaba. Lo que importa es que pase de unas manos a otras sin factura.',
        ),
        says('celebrant', '{first}, dáselas a {second}. {second}, pon las manos debajo.'),
        direction('{first} deja caer las monedas en las manos de {second}.'),
        says('celebrant', 'Y ahora, de vuelta. Que nadie pueda decir quién dio y quién recibió.'),
        direction('{second} las devuelve a las manos de {first}. Las recoge quien las trajo.', {
          thing: 'las monedas',
          people:
            '{second} las devuelve a las manos de {first}. De ahí vuelven a las de {bringer}.',
          celebrant: '{second} las devuelve a las manos de {first}. Las recoges tú.',
        }),
        says('celebrant', 'Y si alguna vez se cae una, que se agache quien esté más cerca.'),
      ],
    },
  },
}
