/** The rings go from hand to hand before they come to the altar, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const ringWarming: Piece = {
  heading: 'As alianças de mão em mão',
  acts: ['attendants', 'guests'],
  props: [
    {
      what: 'Uma bolsinha ou fita que prenda as alianças',
      called: 'a bolsinha das alianças',
      from: 'celebrant',
    },
  ],
  music: 'Começa quando as alianças saem e dura até que voltem.',
  caution:
    'Até umas quarenta pessoas; com mais, só as famílias ou antes da entrada. Aliança solta cai na grama: sempre presa.',
  silentMinutes: 4,
  wordings: {
    classic: {
      name: 'Clássico',
      lines: [
        says(
          'celebrant',
          'As alianças de {first} e {second} vão passar por vocês antes de chegarem aqui.',
        ),
        says(
          'celebrant',
          'Segurem por um momento, pensem numa coisa boa para a vida do casal e passem adiante. Não precisa dizer em voz alta. Não precisa nem ser original.',
        ),
        direction('As alianças começam pela primeira fila. Música. Retome quando elas voltarem.'),
        says(
          'celebrant',
          'Elas voltaram mais quentes do que saíram. É o calor de todas as mãos que estão aqui, e ele vai junto.',
        ),
      ],
    },
  },
}
