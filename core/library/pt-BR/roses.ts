/** A rose to each other, and to those who raised them, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const roses: Piece = {
  heading: 'As rosas',
  acts: ['couple', 'parents'],
  props: [
    {
      what: 'Rosas sem espinhos, duas para o casal e uma para cada familiar',
      called: 'as rosas',
      from: 'planner',
    },
  ],
  music: 'Começa com a primeira rosa; baixa quando o casal volta ao lugar.',
  caution: 'Tire os espinhos, enxugue as hastes e deixe as rosas à sombra até a hora.',
  silentMinutes: 1.5,
  wordings: {
    classic: {
      name: 'Clássico',
      lines: [
        says(
          'celebrant',
          'Há duas rosas nesta mesa. Flor é um bom primeiro presente: dura pouco e obriga a repetir.',
        ),
        says('celebrant', '{first}, a sua é para {second}. {second}, a sua é para {first}.'),
        direction('{first} e {second} trocam as rosas.'),
        says(
          'celebrant',
          'Vocês continuam com o que tinham: uma rosa na mão. Só mudou uma coisa: agora é presente.',
        ),
        says(
          'celebrant',
          'Num dia ruim, quando for difícil falar, deixem uma flor num lugar fácil de ver. Vai querer dizer: começo eu.',
        ),
        says('celebrant', 'E há mais rosas, para quem cuidou de vocês primeiro.'),
        direction('{first} e {second} levam uma rosa para {thanked} e voltam.'),
      ],
    },
  },
}
