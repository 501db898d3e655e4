/** Words for the children of the couple, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const coupleChildren: Piece = {
  heading: 'A família que já existe',
  name: 'Palavras aos filhos do casal',
  acts: ['couple', 'children'],
  props: [
    {
      what: 'Um presente pequeno para cada criança',
      called: 'os presentes das crianças',
      from: 'couple',
    },
  ],
  caution:
    'Ninguém é obrigado a vir à frente nem a falar; e o que se diz aqui pode chegar amanhã ao outro pai ou à outra mãe.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Uma promessa',
      fits: { children: true },
      lines: [
        direction('Chame para a frente só quem quiser vir. Agache-se, se puder.'),
        says(
          'celebrant',
          'Casamento costuma ser assunto de duas pessoas. Este tem mais gente dentro: {children}.',
        ),
        says(
          'celebrant',
          'Hoje ninguém toma o lugar de ninguém. Quem já era da família continua sendo. O que muda é que há mais alguém com quem contar.',
        ),
        says('celebrant', '{first}, {second}, o que vocês prometem a {children}?'),
        says('both', 'Prometemos escutar antes de decidir.'),
        says('both', 'Prometemos bater na porta antes de entrar.'),
        says('both', 'Prometemos aparecer quando for importante.'),
        direction('{first} e {second} entregam o presente. Abraço, só se vier de lá.'),
        says('celebrant', 'Agora, sim, a foto está completa.'),
      ],
    },
  },
}
