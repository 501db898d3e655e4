/** Sands poured into one vase, in Brazilian Portuguese. */
import { direction, type Piece, says } from '../piece.ts'

const atTheTable = direction(
  'Sobre a mesa estão um vaso de vidro vazio e os potes com areias de cores diferentes. O casal fica atrás da mesa, de frente para os convidados.',
)

export const sandCeremony: Piece = {
  heading: 'Cerimônia das areias',
  acts: ['couple'],
  props: [
    {
      what: 'Um vaso de vidro de boca larga, com tampa',
      called: 'o vaso das areias',
      from: 'couple',
    },
    {
      what: 'Um pote de areia para cada pessoa, cada um de uma cor',
      called: 'as areias',
      from: 'couple',
    },
    { what: 'Uma mesa firme ao lado do altar', called: 'a mesa das areias', from: 'planner' },
  ],
  music: 'Começa com o primeiro punhado; baixa com o último grão.',
  caution:
    'O vaso é maior do que a soma dos potes e tem tampa; com vento, despejem rente à boca e de costas para ele.',
  silentMinutes: 2,
  wordings: {
    classic: {
      name: 'O que não se separa',
      lines: [
        atTheTable,
        says(
          'celebrant',
          'Nestes dois potes há areia de cores diferentes. Uma cor é {first}: a casa onde cresceu, quem lhe ensinou a andar, o que aprendeu antes de chegar aqui. A outra é {second}, com a sua infância, as amizades, os tombos e as conquistas. Cada grão levou tempo para se formar. Ninguém começa do zero no dia em que se casa.',
        ),
        says(
          'celebrant',
          '{first}, {second}, primeiro vocês vão despejar um pouco de areia, {both:cada uma na sua vez|cada um na sua vez|cada qual na sua vez}. As duas camadas ficam separadas no fundo do vaso, porque quem ama não deixa de ser quem é. Esse é o chão da casa de vocês.',
        ),
        direction(
          '{first} despeja uma camada da sua areia; depois, {second} despeja uma camada da sua.',
        ),
        says('celebrant', 'E agora, ao mesmo tempo, até o fim.'),
        direction('{both} despejam ao mesmo tempo o que restou. Música. Espere o último grão.'),
        says(
          'celebrant',
          'Olhem para o vidro. Aqui em cima ninguém mais sabe dizer onde termina uma cor e começa a outra. Para desfazer o que vocês fizeram, seria preciso separar grão por grão, e a vida inteira não bastaria. Levem este vaso para casa e deixem bem à vista, para os dias de pressa. Ele vai lembrar a vocês que a mistura mais bonita é aquela que não tem volta.',
        ),
      ],
    },
    turns: {
      name: 'Uma vez de cada',
      lines: [
        atTheTable,
        says(
          'celebrant',
          'Areia é pedra que teve paciência. Cada grão destes já foi parte de uma coisa maior, e rolou muito até ficar deste tamanho.',
        ),
        says(
          'celebrant',
          '{first}, despeje um pouco, pelo que você traz: a sua gente, o seu sotaque, as suas receitas.',
        ),
        direction('{first} despeja.'),
        says(
          'celebrant',
          '{second}, despeje um pouco, pelo que você traz. É diferente, e ainda bem.',
        ),
        direction('{second} despeja.'),
        says(
          'celebrant',
          'Agora revezem, sem pressa: um pouco, e mais um pouco. É assim que se faz uma casa: uma conversa de cada vez.',
        ),
        direction('{first} e {second} revezam até esvaziar os potes. Música.'),
        says(
          'celebrant',
          'Vejam as faixas. Cada uma é um momento em que alguém pôs a sua parte e depois esperou. Fechem bem a tampa. As próximas faixas ficam por conta da vida.',
        ),
      ],
    },
    children: {
      name: 'Com as crianças',
      fits: { children: true },
      lines: [
        direction(
          'Um pote para cada pessoa do casal e para cada criança, cada um de uma cor. Chame só quem quiser vir, e deixe o vaso na altura das mãos menores.',
        ),
        says(
          'celebrant',
          'Nesta mesa não há dois potes, há mais. É que esta família tem {first}, tem {second} e tem {children}.',
        ),
        says(
          'celebrant',
          'Primeiro, {first} e {second} fazem o chão. Chão é trabalho de gente grande.',
        ),
        direction('{first} e {second} despejam um pouco.'),
        says('celebrant', 'Agora, a cor que faltava. Pode ser torto: areia não liga.'),
        direction('As crianças despejam. Música. Depois, todos ao mesmo tempo, até o fim.'),
        says(
          'celebrant',
          'Pronto. Nenhuma cor sumiu, e nenhuma ficou de fora. Este vaso é de todo mundo que está nele.',
        ),
      ],
    },
  },
}
