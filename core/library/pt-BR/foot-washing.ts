/** Each washes the other's feet, as in John 13, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const footWashing: Piece = {
  heading: 'Lava-pés',
  acts: ['couple'],
  props: [
    { what: 'Uma bacia e uma jarra com água morna', called: 'a bacia', from: 'planner' },
    { what: 'Duas toalhas', called: 'as toalhas', from: 'couple' },
    { what: 'Uma cadeira', called: 'a cadeira', from: 'planner' },
  ],
  music: 'Começa quando a água cai; dura até a segunda toalha.',
  caution:
    'Combine o momento com o pastor; resolva antes meia e barra da roupa, e ponha uma toalha sob a bacia.',
  silentMinutes: 3.5,
  wordings: {
    classic: {
      name: 'João 13',
      fits: { faith: 'religious' },
      lines: [
        says(
          'celebrant',
          'Na noite em que se despediu dos amigos, Jesus fez uma coisa que ninguém esperava. Levantou-se da mesa, pegou uma toalha e lavou os pés de todos.',
        ),
        says('celebrant', 'E disse: “Dei o exemplo, para que façam como eu fiz.”'),
        says(
          'celebrant',
          'Ali o amor não foi discurso. Foi água, joelho no chão e toalha. {first}, {second}, vocês quiseram repetir esse gesto. Servir não diminui ninguém, e deixar-se servir também se aprende.',
        ),
        direction(
          '{first} se senta, e {second} lhe lava e enxuga os pés. Depois, o contrário. Se alguém não puder se ajoelhar, lavam-se as mãos em vez dos pés.',
        ),
        says(
          'celebrant',
          'Senhor, que {first} e {second} nunca tenham vergonha de servir, nem de precisar. Amém.',
        ),
      ],
    },
  },
}
