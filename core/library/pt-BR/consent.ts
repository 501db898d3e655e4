/** The question to each of them, and the answers, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

const slowly = direction('Faça cada pergunta devagar e espere a resposta.')

export const consent: Piece = {
  heading: 'O sim',
  acts: ['celebrant', 'couple'],
  props: [],
  caution:
    'Uma pergunta, uma resposta: com duas perguntas na mesma frase ninguém sabe quando responder.',
  silentMinutes: 0.2,
  wordings: {
    classic: {
      name: 'Clássico',
      lines: [
        slowly,
        says(
          'celebrant',
          'Antes das alianças, vou fazer a mesma pergunta duas vezes. A resposta é curta, mas vale para a vida inteira.',
        ),
        says('celebrant', '{first}, é de livre vontade que você quer dividir a vida com {second}?'),
        says('first', 'Sim.'),
        says('celebrant', '{second}, é de livre vontade que você quer dividir a vida com {first}?'),
        says('second', 'Sim.'),
        says('celebrant', 'Todos nós ouvimos.'),
      ],
    },
    playful: {
      name: 'Com humor',
      lines: [
        slowly,
        says(
          'celebrant',
          'Chegou a hora da pergunta. Não há prova escrita, não há recurso, e só uma resposta é aceita. Tem três letras e não começa com N.',
        ),
        says(
          'celebrant',
          '{first}, você quer {second} por perto nos dias bons, nos dias chatos e nos dias de faxina?',
        ),
        says('first', 'Sim.'),
        says('celebrant', 'Um voto a favor. Falta um.'),
        says(
          'celebrant',
          '{second}, você quer {first} por perto, com todas as manias que eu prometi não contar aqui?',
        ),
        says('second', 'Sim.'),
        says('celebrant', 'Unanimidade. Podemos continuar.'),
      ],
    },
    religious: {
      name: 'Com fé',
      fits: { faith: 'religious' },
      lines: [
        slowly,
        says(
          'celebrant',
          'Diante de Deus e de todos vocês, faço agora a pergunta que {both} vieram responder.',
        ),
        says(
          'celebrant',
          '{first}, é de coração livre e com fé em Deus que você quer dividir a vida com {second}?',
        ),
        says('first', 'Sim.'),
        says(
          'celebrant',
          '{second}, é de coração livre e com fé em Deus que você quer dividir a vida com {first}?',
        ),
        says('second', 'Sim.'),
        says('celebrant', 'Que Deus guarde estas duas respostas.'),
      ],
    },
    children: {
      name: 'Com as crianças',
      fits: { children: true },
      lines: [
        slowly,
        says(
          'celebrant',
          'A casa de {both} já tem mais gente. Por isso, a pergunta de hoje vem com mais nomes.',
        ),
        says(
          'celebrant',
          '{first}, você quer dividir a vida com {second} e fazer, com {children}, uma casa em que todo mundo caiba?',
        ),
        says('first', 'Sim.'),
        says(
          'celebrant',
          '{second}, você quer dividir a vida com {first} e fazer, com {children}, uma casa em que todo mundo caiba?',
        ),
        says('second', 'Sim.'),
        says('celebrant', 'Quem mais precisava ouvir já ouviu. E nós também.'),
      ],
    },
    again: {
      name: 'Outra vez',
      fits: { secondMarriage: true },
      lines: [
        slowly,
        says(
          'celebrant',
          'Tem gente que diz sim sem saber o que vem depois. Aqui já se sabe, e mesmo assim a pergunta foi feita. Vou fazer mais uma vez, para todo mundo ouvir.',
        ),
        says(
          'celebrant',
          '{first}, com o que a vida já ensinou, você quer começar de novo ao lado de {second}?',
        ),
        says('first', 'Quero.'),
        says(
          'celebrant',
          '{second}, com o que a vida já ensinou, você quer começar de novo ao lado de {first}?',
        ),
        says('second', 'Quero.'),
        says('celebrant', 'Então começou.'),
      ],
    },
    alone: {
      name: 'Sem convidados',
      fits: { noGuests: true },
      lines: [
        slowly,
        says(
          'celebrant',
          'Não há plateia, e a pergunta é a mesma. Vou fazer duas vezes, com calma.',
        ),
        says('celebrant', '{first}, aqui, só entre nós, você quer dividir a vida com {second}?'),
        says('first', 'Sim.'),
        says('celebrant', '{second}, aqui, só entre nós, você quer dividir a vida com {first}?'),
        says('second', 'Sim.'),
        says('celebrant', 'Eu ouvi. E este lugar também.'),
      ],
    },
  },
}
