/** A guest reads, in Brazilian Portuguese: a text of their own or one that belongs to everybody. */
import { direction, type Piece, poem, says } from '../piece.ts'

const calledUp = direction('Chame quem vai ler, entregue o microfone e afaste-se um passo.')

export const reading: Piece = {
  heading: 'Leitura',
  acts: ['reader'],
  props: [{ what: 'A leitura impressa em letra grande', called: 'a leitura', from: 'celebrant' }],
  caution:
    'Quem lê recebe uma folha só sua e ensaia em voz alta; tela de celular escurece ao sol e apaga no meio do verso.',
  silentMinutes: 0.3,
  wordings: {
    guest: {
      name: 'O texto de quem lê',
      lines: [
        calledUp,
        says('celebrant', 'Há coisas que se ouvem melhor em outra voz. Com a palavra, {reader}.'),
        says('other', '[O texto que o casal e quem lê escolheram.]'),
        direction('Deixe o silêncio durar um pouco antes de continuar.'),
      ],
    },
    camoes: {
      name: 'Camões: Amor é fogo',
      source: { author: 'Luís de Camões', died: 1580, work: 'Rimas', published: 1598 },
      lines: [
        calledUp,
        says(
          'celebrant',
          'Há mais de quatro séculos, Luís de Camões tentou explicar o amor e só conseguiu se contradizer. Ninguém fez melhor depois. Com a palavra, {reader}.',
        ),
        ...poem(`
Amor é fogo que arde sem se ver;
É ferida que dói e não se sente;
É um contentamento descontente;
É dor que desatina sem doer;

É um não querer mais que bem querer;
É solitário andar por entre a gente;
É nunca contentar-se de contente;
É cuidar que se ganha em se perder;

É querer estar preso por vontade;
É servir a quem vence, o vencedor;
É ter com quem nos mata lealdade.

Mas como causar pode seu favor
Nos corações humanos amizade,
Se tão contrário a si é o mesmo Amor?
`),
      ],
    },
    bilac: {
      name: 'Bilac: Ouvir estrelas',
      source: { author: 'Olavo Bilac', died: 1918, work: 'Via Láctea, XIII', published: 1888 },
      lines: [
        calledUp,
        says(
          'celebrant',
          'Quem já perdeu o sono por causa de alguém vai reconhecer este soneto de Olavo Bilac. Com a palavra, {reader}.',
        ),
        ...poem(`
“Ora (direis) ouvir estrelas! Certo
Perdeste o senso!” E eu vos direi, no entanto,
Que, para ouvi-las, muita vez desperto
E abro as janelas, pálido de espanto...

E conversamos toda a noite, enquanto
A via láctea, como um pálio aberto,
Cintila. E, ao vir do sol, saudoso e em pranto,
Inda as procuro pelo céu deserto.

Direis agora: “Tresloucado amigo!
Que conversas com elas? Que sentido
Tem o que dizem, quando estão contigo?”

E eu vos direi: “Amai para entendê-las!
Pois só quem ama pode ter ouvido
Capaz de ouvir e de entender estrelas.”
`),
      ],
    },
    machado: {
      name: 'Machado: Livros e flores',
      source: {
        author: 'Machado de Assis',
        died: 1908,
        work: 'Livros e flores, em Falenas',
        published: 1870,
      },
      lines: [
        calledUp,
        says('celebrant', 'Oito versos bastaram a Machado de Assis. Com a palavra, {reader}.'),
        ...poem(`
Teus olhos são meus livros.
Que livro há aí melhor,
Em que melhor se leia
A página do amor?

Flores me são teus lábios.
Onde há mais bela flor,
Em que melhor se beba
O bálsamo do amor?
`),
      ],
    },
    corinthians: {
      name: '1 Coríntios 13',
      fits: { faith: 'religious' },
      source: {
        author: 'Bíblia',
        work: 'Primeira carta aos Coríntios 13, 4-8 e 13, em tradução nossa',
      },
      lines: [
        calledUp,
        says(
          'celebrant',
          'Esta carta foi escrita a uma comunidade que brigava muito. Por isso ela entende tanto de amor. Com a palavra, {reader}.',
        ),
        ...poem(`
O amor é paciente, o amor é bondoso.
Não tem inveja, não se gaba, não se enche de orgulho.
Não ofende, não busca o próprio interesse,
não se irrita, não guarda rancor.
Não se alegra com a injustiça: alegra-se com a verdade.
Tudo desculpa, tudo crê, tudo espera, tudo suporta.

O amor nunca acaba.
Agora ficam estas três coisas: a fé, a esperança e o amor.
E a maior delas é o amor.
`),
      ],
    },
    ecclesiastes: {
      name: 'Eclesiastes 4',
      fits: { faith: 'religious' },
      source: { author: 'Bíblia', work: 'Eclesiastes 4, 9-12, em tradução nossa' },
      lines: [
        calledUp,
        says(
          'celebrant',
          'O Eclesiastes não é um livro de ilusões. Por isso vale ouvir o que ele diz sobre ter companhia. Com a palavra, {reader}.',
        ),
        ...poem(`
Mais valem dois do que um:
o trabalho de dois rende mais.
Se um cai, o outro o levanta.
Triste de quem está só:
quando cai, não há quem lhe dê a mão.

Se dois se deitam juntos, aquecem-se;
mas quem está só, como vai se aquecer?
Quem está só pode ser vencido; dois resistem.
E o cordão de três dobras não se rompe depressa.
`),
      ],
    },
  },
}
