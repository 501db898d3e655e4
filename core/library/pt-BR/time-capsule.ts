/** A present: the box to be opened years later, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const timeCapsule: Piece = {
  heading: 'Um presente: a cápsula do tempo',
  acts: ['couple', 'attendants'],
  props: [
    { what: 'Uma caixa com tampa', called: 'a caixa', alsoCalled: ['a cápsula'], from: 'couple' },
    { what: 'Uma carta de cada pessoa do casal, em envelope', called: 'as cartas', from: 'couple' },
    { what: 'Os recados dos convidados', called: 'os recados dos convidados', from: 'attendants' },
    { what: 'Uma garrafa de vinho', called: 'a garrafa', from: 'attendants' },
  ],
  music: 'Começa quando as cartas entram na caixa; baixa quando a tampa se fecha.',
  caution:
    'Combine a data de abrir e quem guarda caixa e chave; a garrafa não passa a tarde num carro ao sol.',
  silentMinutes: 1,
  wordings: {
    classic: {
      name: 'Daqui a dez anos',
      lines: [
        direction('A caixa é trazida ao altar, ainda aberta, e colocada diante do casal.'),
        says(
          'celebrant',
          '{first}, {second}, quase todos os presentes de hoje vocês vão abrir nos próximos dias. Este, não. Este é o único que vem com uma condição: esperar.',
        ),
        says(
          'celebrant',
          'Dentro desta caixa vão ficar as cartas que vocês escreveram {both:uma para a outra|um para o outro|para o futuro}. Vão também os recados de quem tem carinho por vocês. E vai junto uma garrafa de vinho, que entende mais de tempo do que nós. Quieta, no escuro, ela vai ficar mais interessante a cada ano. Com o amor acontece quase o mesmo, só que o amor prefere a luz e a conversa.',
        ),
        direction(
          '{first} e {second} colocam as cartas na caixa; os padrinhos acrescentam os recados e a garrafa. O casal fecha a tampa.',
        ),
        says(
          'celebrant',
          'Abram esta caixa daqui a dez anos, nesta mesma data. Sentem-se à mesa da cozinha, sirvam duas taças e leiam em voz alta. Vocês vão sorrir da letra, da pressa e das certezas de hoje. E, se antes disso vier um tempo difícil, desses em que as pessoas se esquecem do que sentiram, abram sem esperar. Isso também é cumprir a promessa. O casal de hoje vai estar aí dentro, com toda a alegria deste dia, para contar por que tudo começou.',
        ),
      ],
    },
    guesses: {
      name: 'Cartas e palpites',
      lines: [
        direction('A caixa está aberta diante do casal. A chave fica com você.'),
        says(
          'celebrant',
          'Nesta caixa entram cartas que ninguém leu. Nem eu. {first} e {second} escreveram sobre a vida que imaginam, e só quem abrir vai saber quanto acertaram.',
        ),
        direction('{first} e {second} põem as cartas na caixa. Quem tiver um recado, põe também.'),
        says(
          'celebrant',
          '{first}, {second}, a chave não vai com vocês. Vai com alguém de confiança, que tem a obrigação de não perder e o direito de estar lá quando a caixa se abrir.',
        ),
        direction('Feche a caixa e entregue a chave a quem o casal escolheu.'),
        says(
          'celebrant',
          'A regra é uma só: ler tudo em voz alta, sem pular os palpites errados. Costumam ser a melhor parte. E, antes de dormir, escrever outra carta.',
        ),
      ],
    },
  },
}
