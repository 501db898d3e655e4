/** Introduces the vows the couple wrote themselves, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const personalVows: Piece = {
  heading: 'Votos pessoais',
  acts: ['couple'],
  props: [{ what: 'Os votos, em papel', called: 'os votos', isKept: true, from: 'couple' }],
  caution:
    'Leia os votos antes, veja se têm tamanho parecido e leve uma cópia de cada um no bolso.',
  silentMinutes: 3,
  wordings: {
    classic: {
      name: 'Em voz alta',
      lines: [
        says(
          'celebrant',
          'Até aqui, as palavras eram emprestadas. Agora preciso me calar, porque há coisas que ninguém pode escrever por vocês. O apelido que só existe dentro de casa. A viagem que deu errado e virou a melhor história. Aquilo que {both:uma viu na outra|um viu no outro|vocês perceberam} antes de todo mundo.',
        ),
        says(
          'celebrant',
          '{first}, {second}, não se preocupem se a voz tremer ou se o papel balançar. Temos todo o tempo do mundo. E nós vamos fazer silêncio. É um privilégio estar aqui quando duas pessoas dizem em voz alta o que costumam dizer baixinho.',
        ),
        direction('{first} lê os seus votos. Segure o microfone, se for preciso.'),
        direction('{second} lê os seus votos.'),
        says(
          'celebrant',
          'Que bom que vocês nos deixaram ouvir. Dobrem esses papéis e guardem tudo num lugar fácil de achar. Daqui a uns anos, numa noite qualquer, vocês vão gostar de ler de novo.',
        ),
      ],
    },
    stepBack: {
      name: 'Um passo para trás',
      lines: [
        says(
          'celebrant',
          'Agora eu saio do meio. Votos não precisam ser bonitos. Precisam ser de vocês. Leiam como quem conversa na cozinha, depois que a visita foi embora.',
        ),
        direction('Dê mesmo um passo para o lado, fora da foto. {first} lê.'),
        direction('{second} lê.'),
        says(
          'celebrant',
          'Se um dia alguma parte escapar da memória, perguntem a qualquer pessoa que está aqui. Nós ouvimos tudo.',
        ),
      ],
    },
    alone: {
      name: 'Sem convidados',
      fits: { noGuests: true },
      lines: [
        says(
          'celebrant',
          'Agora eu me afasto. O que vem é entre {first} e {second}, e pode ser dito bem baixo.',
        ),
        direction(
          'Afaste-se até não ouvir. {first} lê, depois {second}. Volte quando o casal fizer sinal.',
        ),
        says(
          'celebrant',
          'Não ouvi nada, e é assim que tem de ser. Guardem bem esses papéis: ninguém mais sabe o que está escrito.',
        ),
      ],
    },
  },
}
