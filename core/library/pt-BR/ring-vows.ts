/** What the couple says while exchanging the rings, breath by breath, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

export const ringVows: Piece = {
  heading: 'Troca de alianças',
  acts: ['couple'],
  props: [
    { what: 'As alianças', called: 'as alianças', alsoCalled: ['os anéis'], from: 'attendants' },
  ],
  caution:
    'Pergunte antes em que mão vai a aliança; no calor o dedo incha, e quem recebe pode terminar de colocar.',
  silentMinutes: 1,
  isRepeated: true,
  wordings: {
    classic: {
      name: 'Duas promessas',
      lines: [
        says(
          'celebrant',
          '{first}, {second}, fiquem frente a frente e, por um minuto, esqueçam que estamos aqui. Vou dizer a promessa em pedaços pequenos, para que ninguém precise decorar nada. Basta repetir, sem pressa, com os olhos em quem vocês escolheram.',
        ),
        direction(
          '{first} segura a mão de {second} e, com a aliança junto à ponta do dedo, repete frase por frase.',
        ),
        says('first', '{second}, com esta aliança eu te dou minha palavra.'),
        says('first', 'Prometo te escutar com atenção,'),
        says('first', 'mesmo quando discordarmos,'),
        says('first', 'e te dizer a verdade com carinho.'),
        says('first', 'Quando o dia for bom, quero ser a primeira pessoa a saber.'),
        says('first', 'Quando for difícil, quero ser o abraço mais próximo.'),
        says('first', 'Recebe esta aliança, sinal do meu amor e da minha fidelidade.'),
        direction(
          '{first} coloca a aliança. Depois é a vez de {second}, que segura a mão de {first} e repete frase por frase.',
        ),
        says('second', '{first}, com esta aliança eu te escolho,'),
        says('second', 'diante de quem nos quer bem.'),
        says('second', 'Prometo cuidar de nós em dia de festa'),
        says('second', 'e na segunda-feira de manhã.'),
        says('second', 'Não prometo acertar sempre.'),
        says('second', 'Prometo pedir desculpa, conversar e recomeçar contigo.'),
        says('second', 'Recebe esta aliança, sinal do meu amor e da minha fidelidade.'),
        direction('{second} coloca a aliança. Espere o tempo de um olhar.'),
        says(
          'celebrant',
          'As alianças já estão no dedo; as palavras ficaram com todos nós. Guardem bem o que vocês acabaram de dizer. A partir de hoje, para lembrar, basta olhar para a mão.',
        ),
      ],
    },
    sameWords: {
      name: 'As mesmas palavras',
      lines: [
        says(
          'celebrant',
          'A promessa é a mesma para {first} e para {second}, palavra por palavra. Eu digo um pedaço, e vocês repetem.',
        ),
        direction('{first} segura a aliança e repete frase por frase.'),
        says('first', '{second}, conta comigo.'),
        says('first', 'Conta comigo quando a casa estiver cheia'),
        says('first', 'e quando ela estiver em silêncio.'),
        says('first', 'Vou te perguntar como foi o dia'),
        says('first', 'e esperar pela resposta.'),
        says('first', 'Esta aliança é para eu lembrar'),
        says('first', 'que disse isto em voz alta.'),
        direction('{first} coloca a aliança. Agora {second} repete frase por frase.'),
        says('second', '{first}, conta comigo.'),
        says('second', 'Conta comigo quando a casa estiver cheia'),
        says('second', 'e quando ela estiver em silêncio.'),
        says('second', 'Vou te perguntar como foi o dia'),
        says('second', 'e esperar pela resposta.'),
        says('second', 'Esta aliança é para eu lembrar'),
        says('second', 'que disse isto em voz alta.'),
        direction('{second} coloca a aliança.'),
        says(
          'celebrant',
          'As mesmas palavras, em duas vozes. As alianças já sabem o que carregam.',
        ),
      ],
    },
    alone: {
      name: 'Sem convidados',
      fits: { noGuests: true },
      lines: [
        says('celebrant', 'Aqui ninguém está olhando. Repitam no volume que quiserem.'),
        direction('{first} segura a aliança e repete frase por frase.'),
        says('first', '{second}, só você precisa ouvir isto.'),
        says('first', 'Eu quero a vida de todo dia,'),
        says('first', 'a que ninguém fotografa.'),
        says('first', 'Esta aliança é pequena.'),
        says('first', 'O que ela guarda, não.'),
        direction('{first} coloca a aliança. Agora {second} repete frase por frase.'),
        says('second', '{first}, só você precisa ouvir isto.'),
        says('second', 'Eu quero o silêncio com você,'),
        says('second', 'e a conversa que vem depois.'),
        says('second', 'Esta aliança é pequena.'),
        says('second', 'O que ela guarda, não.'),
        direction('{second} coloca a aliança.'),
        says('celebrant', 'Duas alianças, nenhuma plateia. Não faltou nada.'),
      ],
    },
  },
}
