/** A candle each, and one lit from both, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const candles: Piece = {
  heading: 'As velas',
  acts: ['couple'],
  props: [
    { what: 'Três velas, duas acesas e uma por acender', called: 'as três velas', from: 'couple' },
    { what: 'Vidros altos contra o vento', called: 'os vidros das velas', from: 'planner' },
    { what: 'Um isqueiro comprido', called: 'o isqueiro', from: 'celebrant' },
  ],
  music: 'Começa quando o casal pega as velas; baixa quando a do meio está acesa.',
  caution:
    'O vento ganha sempre: vidro alto, longe de véu e cabelo; e confirme se o lugar permite fogo.',
  silentMinutes: 1.5,
  wordings: {
    classic: {
      name: 'Clássico',
      lines: [
        direction('As duas velas de fora já estão acesas, dentro do vidro. A do meio, não.'),
        says(
          'celebrant',
          'Há três velas nesta mesa, e uma ainda está apagada. As duas acesas são {first} e {second} antes de hoje, cada vida com o seu tempo e a sua luz.',
        ),
        says('celebrant', '{first}, {second}, peguem as suas velas e acendam a do meio.'),
        direction(
          '{first} e {second} acendem a vela do meio ao mesmo tempo e devolvem as suas ao lugar, sem apagá-las.',
        ),
        says(
          'celebrant',
          'Reparem: acender a terceira não tirou nada das outras. O fogo é uma das poucas coisas que se dividem sem diminuir. Deixem as três acesas.',
        ),
      ],
    },
  },
}
