/** Both drink from one cup, in Brazilian Portuguese. The words fit wine and grape juice. */
import { direction, type Piece, says } from '../piece.ts'

export const wineCup: Piece = {
  heading: 'A taça',
  acts: ['couple'],
  props: [
    { what: 'Uma taça', called: 'a taça', alsoCalled: ['o cálice'], from: 'couple' },
    {
      what: 'Vinho branco ou suco claro de uva, já aberto',
      called: 'o vinho',
      alsoCalled: ['o suco'],
      from: 'couple',
    },
    { what: 'Um guardanapo de pano', called: 'o guardanapo', from: 'celebrant' },
  ],
  music: 'Começa com o primeiro gole; baixa quando a taça volta à mesa.',
  caution:
    'Nada de tinto perto de roupa clara; pergunte antes sobre fé, gravidez e álcool, e sirva só até a metade.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Clássico',
      lines: [
        direction('Sirva a taça até a metade e mostre-a aos convidados.'),
        says(
          'celebrant',
          'O que está nesta taça já foi uva no pé. Alguém plantou, podou, esperou, e teve de aceitar a chuva que veio.',
        ),
        says(
          'celebrant',
          'Um ano nunca dá o mesmo gosto que o outro. Quem entende disso não joga fora a safra difícil: guarda, espera e prova outra vez.',
        ),
        says(
          'celebrant',
          '{first}, {second}, bebam da mesma taça. Um gole pelo que for doce, e outro pelo que não for.',
        ),
        direction('{first} bebe e passa a taça a {second}. Depois, mais um gole, na mesma ordem.'),
        says('celebrant', 'Que nunca falte o que brindar, nem com quem.'),
      ],
    },
  },
}
