/** Suggested reading about the rings, in Brazilian Portuguese: the symbol of infinity, or the metal. */
import { direction, type Piece, says } from '../piece.ts'

const thing = 'as alianças'

export const ringsMoment: Piece = {
  heading: 'Momento das alianças',
  acts: ['attendants'],
  props: [{ what: 'As alianças', called: thing, alsoCalled: ['os anéis'], from: 'attendants' }],
  music: 'Começa quando as alianças entram; baixa quando chegam às mãos de quem celebra.',
  caution:
    'As alianças de verdade ficam no bolso de um adulto; a criança ou o cachorro leva as de enfeite.',
  silentMinutes: 0.5,
  wordings: {
    classic: {
      name: 'O infinito',
      lines: [
        direction('Entram as alianças. Receba-as de quem as traz.', {
          thing,
          people: 'Entram as alianças. Receba-as de {bringer}.',
          couple: 'As alianças estão com {bringer}: receba-as agora.',
          celebrant: 'As alianças estão com você: pegue-as agora.',
          there: 'As alianças já estão no lugar: pegue-as agora.',
        }),
        direction('Leitura sugerida: leia você ou passe a palavra a alguém próximo do casal.'),
        says(
          'celebrant',
          'Antes que estas alianças cheguem às mãos que as esperam, peço que todos olhem para elas um instante. São pequenas: cabem na palma da mão de uma criança. E, de tudo o que se vê aqui, são elas que vão acordar com o casal amanhã, e em todas as manhãs que vierem.',
        ),
        says(
          'celebrant',
          'Um anel não tem ponta. Quem passa o dedo por ele nunca descobre onde o ourives começou nem onde terminou o trabalho. Há muitos séculos é com um círculo que as pessoas prometem aquilo que não querem ver acabar.',
        ),
        says(
          'celebrant',
          'Agora imaginem as duas alianças encostadas. Elas desenham um oito deitado, o símbolo do infinito. Acompanhem o traço: a linha sai do centro, dá a volta de um lado, passa de novo pelo centro e dá a volta do outro. Cada metade continua inteira, com a sua história, os seus amigos, o seu jeito de ser. E as duas se encontram no meio.',
        ),
        says(
          'celebrant',
          'É isso que estas alianças dizem sem palavras: dois mundos completos e um ponto, no centro, para onde os dois sempre voltam. Com o tempo, elas vão ganhar marquinhas. Não tenham pressa de polir. Uma marquinha, numa aliança, é só o sinal de que ela foi usada todos os dias.',
        ),
      ],
    },
    metal: {
      name: 'O metal',
      lines: [
        direction('Entram as alianças. Receba-as de quem as traz e segure-as à vista de todos.', {
          thing,
          people: 'Entram as alianças. Receba-as de {bringer} e segure-as à vista de todos.',
          couple: 'As alianças estão com {bringer}: receba-as e segure-as à vista de todos.',
          celebrant: 'Pegue as alianças, que estão com você, e segure-as à vista de todos.',
          there: 'Pegue as alianças, que já estão no lugar, e segure-as à vista de todos.',
        }),
        says(
          'celebrant',
          'O metal de uma aliança é sempre mais velho do que ela. Já foi pedra, já foi pó, já passou pelo fogo. Ninguém sabe quantas formas teve antes desta.',
        ),
        says(
          'celebrant',
          'E o metal não se perde quando muda. Derrete, esfria e fica inteiro outra vez.',
        ),
        says(
          'celebrant',
          'Com gente demora mais. {first} e {second} passaram por muita coisa até chegar aqui, e foi isso que deu a cada história a forma que ela tem hoje.',
        ),
        says(
          'celebrant',
          'Daqui a pouco, cada aliança vai encontrar o seu lugar. Ela não muda ninguém da noite para o dia. Vai só estar ali: na louça, no teclado, na mão dada no escuro do cinema.',
        ),
        says('celebrant', 'E, quando alguém perguntar, basta mostrar a mão.'),
      ],
    },
  },
}
