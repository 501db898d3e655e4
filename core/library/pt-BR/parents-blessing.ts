/** Those who raised the couple bless them, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const parentsBlessing: Piece = {
  heading: 'A bênção das famílias',
  acts: ['parents', 'couple'],
  props: [],
  caution:
    'Combine antes quem vem: pai, mãe, avó, irmão ou quem criou. Ninguém precisa vir em par, e ninguém “entrega” ninguém.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Clássico',
      lines: [
        says('celebrant', 'Convido {thanked} a chegar perto de {first} e de {second}.'),
        direction('As famílias se aproximam e põem a mão no ombro do casal.'),
        says(
          'celebrant',
          'Ninguém veio hoje entregar um filho ou uma filha. {first} e {second} vieram com as próprias pernas. O que se pede agora é outra coisa, mais antiga e mais difícil de recusar: a bênção.',
        ),
        says('celebrant', 'Famílias, vocês abençoam este casamento?'),
        direction('As famílias respondem: “Abençoamos.”'),
        says('celebrant', 'Então digam no ouvido de {both} o que quiserem.'),
        direction('Espere, longe do microfone. O que se diz ali fica ali.'),
        says('celebrant', 'Bênção assim não se gasta. Podem usar todos os dias.'),
      ],
    },
  },
}
