/** How everybody leaves, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const exit: Piece = {
  heading: 'A saída',
  acts: ['couple', 'guests'],
  props: [
    {
      what: 'Pétalas ou bolhas de sabão',
      called: 'as pétalas',
      alsoCalled: ['as bolhas'],
      from: 'planner',
    },
  ],
  music: 'Começa com o primeiro passo do casal e dura até a última fila.',
  caution:
    'Pétala molhada escorrega e mancha, arroz em piso liso é tombo certo; confirme o que o lugar permite.',
  silentMinutes: 2,
  wordings: {
    classic: {
      name: 'Clássico',
      lines: [
        says(
          'celebrant',
          'A cerimônia acaba aqui. O casamento, não. Deixem {both} passar primeiro; quem tem alguma coisa nas mãos para jogar já sabe a hora.',
        ),
        direction(
          'Saem {both}; depois, as famílias e quem entrou no cortejo; por fim, os convidados, fila por fila.',
        ),
      ],
    },
  },
}
