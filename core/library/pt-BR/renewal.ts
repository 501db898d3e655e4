/** For a couple who married years ago, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const renewal: Piece = {
  heading: 'Renovação dos votos',
  acts: ['couple'],
  props: [],
  caution: 'Aliança de muitos anos pode não sair do dedo: combine antes se basta tocar nela.',
  silentMinutes: 0.3,
  wordings: {
    classic: {
      name: 'Clássico',
      lines: [
        says(
          'celebrant',
          '{first} e {second} já disseram sim uma vez, sem saber o que vinha. Ninguém sabe. Hoje sabem: o que custa, o que vale, quem ronca.',
        ),
        direction('{first} e {second} tiram as alianças e as seguram.'),
        says('celebrant', '{first}, sabendo o que sabe hoje, você diz sim outra vez?'),
        says('first', 'Digo.'),
        says('celebrant', '{second}, sabendo o que sabe hoje, você diz sim outra vez?'),
        says('second', 'Digo.'),
        says('celebrant', 'Ponham as alianças de volta. Elas conhecem o caminho.'),
      ],
    },
  },
}
