/** Two earths and water for one tree, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const tree: Piece = {
  heading: 'A árvore',
  acts: ['couple'],
  props: [
    {
      what: 'Uma muda já plantada no vaso',
      called: 'a muda',
      alsoCalled: ['a árvore'],
      from: 'couple',
    },
    { what: 'Dois potes de terra solta', called: 'a terra', from: 'couple' },
    {
      what: 'Uma jarra com água',
      called: 'a jarra com água',
      alsoCalled: ['a água'],
      from: 'planner',
    },
    { what: 'Uma toalha para as mãos', called: 'a toalha das mãos', from: 'celebrant' },
  ],
  music: 'Começa com a terra; baixa quando a jarra volta à mesa.',
  caution:
    'Muda no vaso e terra nos potes, sem pá; quem viaja de avião ou mora em apartamento prefere uma semente.',
  silentMinutes: 2.5,
  wordings: {
    classic: {
      name: 'Clássico',
      lines: [
        says(
          'celebrant',
          'Nesta mesa há uma muda e dois potes de terra. A terra de um veio com {first}; a do outro, com {second}.',
        ),
        says(
          'celebrant',
          'Uma árvore não tem pressa e não tira férias. Cresce um pouco todo dia, mesmo quando ninguém está olhando. E não cresce com elogio: cresce com água.',
        ),
        says(
          'celebrant',
          '{first}, {second}, ponham a terra, {both:cada uma a sua|cada um a sua|cada qual a sua}, e reguem.',
        ),
        direction('{first} e {second} põem a terra e regam. Música.'),
        says(
          'celebrant',
          'Ela vai precisar de vocês nesta semana e na próxima. Se a folha perder a cor, ponham a planta em outro lugar. Se pedir espaço, deem um vaso maior. Vale para a árvore, e vale para o resto.',
        ),
      ],
    },
  },
}
