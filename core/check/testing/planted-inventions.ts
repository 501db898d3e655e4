/**
 * Couples with texts in which every name and figure was told, and sentences to plant among them, each with an invention.
 * The Portuguese and English texts are completions of a general language model, recorded on 22 November 2026 and not
 * edited; the Spanish and French ones were written for this test.
 */
import type { CeremonyLanguage } from '../../ceremony/ceremony-language.ts'

export interface TestCouple {
  language: CeremonyLanguage
  first: string
  second: string
  isFirstBride: boolean
  place: string
  date: string
  time: string
  /** In the questions' order. */
  answers: readonly string[]
  /** Paragraphs. */
  text: readonly string[]
  planted: readonly { sentence: string; invention: string }[]
}

export const couples: readonly TestCouple[] = [
  {
    language: 'pt-BR',
    first: 'Rafael',
    second: 'Marina',
    isFirstBride: false,
    place: 'Sítio Recanto das Águas, Tiradentes (MG)',
    date: '2027-04-18',
    time: '16:30',
    answers: [
      'Belo Horizonte, Salvador, Lisboa e uma turma de Chapecó',
      'Nos conhecemos em 2017 numa fila de padaria em BH, ele pagou meu pão de queijo porque a maquininha não passava. Estamos juntos há 9 anos.',
      'Ele perdeu o pai em 2020 e eu fiquei desempregada um ano. Por favor deixem isso FORA da cerimônia, é doído.',
      'Fizemos o Caminho da Fé a pé (14 dias), adotamos a vira-lata Farofa, abrimos uma cafeteria chamada Dois Grãos em 2023.',
      'Sucesso pra gente é chegar em casa e ter quem espere, e poder viajar uma vez por ano com a minha avó Dita.',
    ],
    text: [
      'Algumas histórias de amor começam com um grande gesto. A de Marina e Rafael começou com um pequeno, em 2017, numa fila de padaria em Belo Horizonte. A maquininha não passava, o pão de queijo estava ali, e Rafael pagou. Foi assim, entre o balcão e a porta, que os dois se conheceram. Talvez tenha sido o pão de queijo mais bem pago de Minas Gerais.',
      'De lá para cá, são nove anos juntos. Nove anos é tempo de conhecer alguém de verdade: o jeito de acordar, o silêncio, a pressa, o riso. É tempo de aprender que o amor mora menos nas grandes declarações do que naquilo que se repete todos os dias. E, dia após dia, Marina e Rafael continuaram se escolhendo.',
      'Um dia, eles resolveram ir a pé. Fizeram juntos o Caminho da Fé: quatorze dias de caminhada, lado a lado, um passo depois do outro. Quem caminha tanto tempo assim aprende a ajustar o passo ao do outro, a esperar na subida, a dividir a água e a sombra. Não há muito como fingir em quatorze dias de estrada. E eles chegaram juntos, como quem ensaiava, sem saber, o que hoje vieram prometer.',
      'A casa também cresceu. Chegou a Farofa, vira-lata adotada, que entrou para a família com um nome que já faz a gente sorrir. Adotar é um jeito de dizer que há lugar, que cabe mais um, que o cuidado não precisa de explicação. Farofa encontrou um lar, e o lar dos dois ficou mais completo com ela.',
      'Em 2023, veio mais uma conquista: Marina e Rafael abriram uma cafeteria, a Dois Grãos. O nome diz muito. Dois grãos, cada um com o seu sabor, que juntos fazem algo que nenhum faria sozinho. E há uma beleza nisso: a história que começou diante de um balcão de padaria hoje tem o seu próprio balcão, onde outras pessoas entram, fazem fila e, quem sabe, também se encontram.',
      'É com essa bagagem que vocês chegam aqui hoje, Marina e Rafael: uma gentileza numa fila, quatorze dias de caminho, uma vira-lata chamada Farofa e uma porta aberta com cheiro de café. O que vem pela frente ainda não está escrito, e isso é bom. Vocês já sabem caminhar juntos, já sabem abrir a casa e já sabem construir. O resto do caminho começa nesta tarde, e todos nós estamos felizes de vê-lo começar.',
      'Marina e Rafael, quando perguntamos o que é sucesso para vocês, a resposta não falou de dinheiro nem de grandes feitos. Falou de chegar em casa e ter quem espere. Falou de uma viagem por ano com a avó Dita. É uma resposta simples, e talvez por isso seja tão grande: sucesso, para vocês, tem nome, tem rosto e tem uma luz acesa na janela.',
      'Que nunca falte, na casa de vocês, alguém à espera. Que a porta se abra todos os dias com a mesma alegria de hoje, e que todo ano haja uma mala pronta e a avó Dita pronta para partir. A partir de agora, cada um é, para o outro, o lugar aonde se chega. É com imensa alegria que eu os declaro casados. Rafael, Marina, podem se beijar.',
    ],
    planted: [
      { sentence: 'Foi a tia Zilda quem viu tudo primeiro.', invention: 'Zilda' },
      { sentence: 'Depois vieram três cachorros.', invention: 'três' },
      { sentence: 'Em 2019 eles se mudaram.', invention: '2019' },
      { sentence: 'Foi numa tarde de novembro.', invention: 'novembro' },
      { sentence: 'Moraram um tempo em Uberlândia.', invention: 'Uberlândia' },
      { sentence: 'A padaria ficava na Rua da Bahia.', invention: 'Rua da Bahia' },
      { sentence: 'Casaram no papel numa terça-feira.', invention: 'terça-feira' },
      { sentence: 'Foram vinte e oito quilômetros por dia.', invention: 'vinte e oito' },
      { sentence: 'Zilda chorou ao ouvir.', invention: 'Zilda' },
      // The month is the wedding's, the year that of the bakery.
      { sentence: 'A fila da padaria foi em abril de 2017.', invention: 'abril de 2017' },
    ],
  },
  {
    language: 'pt-BR',
    first: 'Camila',
    second: 'Júlia',
    isFirstBride: true,
    place: '',
    date: '',
    time: '',
    answers: [' ', 'Somos duas mulheres, nos conhecemos no futsal.', ' ', ' ', ' '],
    text: [
      'Toda história de amor tem um lugar onde começa. A de Júlia e Camila começou no futsal. Foi ali que as duas se conheceram, e é de lá que vem o caminho que hoje as traz até aqui.',
      'Há algo de bonito em se conhecer assim. Numa quadra ninguém joga parado e ninguém joga sozinho. É preciso olhar para o lado, perceber onde a outra está, confiar que o passe vai chegar. O espaço é pequeno, o tempo é curto, e mesmo assim, ou por isso mesmo, é preciso jogar juntas.',
      'O amor pede coisas parecidas. Pede atenção, que é uma forma de carinho. Pede presença, que não se improvisa. Pede generosidade para tocar a bola e alegria de ver a outra brilhar. Não é um jogo em que uma ganha da outra: é um jogo em que as duas estão do mesmo lado.',
      'Entre o dia em que se conheceram e este dia, Júlia e Camila construíram uma história que é só delas. Cada uma sabe os detalhes, os risos, as lembranças que não precisam ser contadas para serem verdadeiras. O que todos nós podemos ver é onde essa história chegou: duas mulheres, diante das pessoas que convidaram, escolhendo uma à outra.',
      'E escolher é uma grande conquista. Entre tantos caminhos possíveis, elas decidiram seguir pelo mesmo. Decidiram dizer isso em voz alta, diante de todos, com a coragem tranquila de quem sabe o que quer.',
      'Júlia e Camila, o que começa hoje é de vocês. Que haja muitos dias de quadra cheia e muitos dias de descanso, muitos motivos para comemorar e sempre alguém ao lado para o abraço. A partir de agora, vocês jogam no mesmo time, e este time tem uma bela torcida.',
      'Júlia e Camila, daqui a pouco a música volta, os abraços chegam e este instante passa a ser lembrança. Antes disso, um desejo. Que a vida de vocês tenha mais conversa do que pressa, mais riso do que razão. Que nos dias comuns, que serão quase todos, vocês encontrem motivo para se escolher de novo. Que a casa seja um lugar de descanso, e que uma seja sempre boa notícia para a outra.',
      'As palavras foram ditas e nós todos as ouvimos. Por isso, diante das pessoas que amam vocês, e com muita alegria, eu as declaro casadas. Júlia, Camila, podem se beijar.',
    ],
    planted: [],
  },
  {
    language: 'en-US',
    first: 'Devraj',
    second: 'Siobhán O’Neill',
    isFirstBride: false,
    place: 'The Old Mill, Galway',
    date: '2027-05-15',
    time: '14:00',
    answers: [
      'Mumbai, Boston, Cork, and Perth',
      'Met on a delayed train in 2015; together 11 years',
      'His visa was refused twice; yes mention it lightly',
      'Ran a marathon in Kerry dressed as a cow; raised 4,000 euro for the hospice',
      'A kitchen table that is always too small',
    ],
    text: [
      'Nobody likes a delayed train. People sigh, they check the board, they check their watches, they sigh again. But in 2015 there was one delayed train that did its passengers a favor, or two of them at least. On it were Siobhán O’Neill and Devraj. We can say with some confidence that this is the only late arrival either of them has ever been grateful for.',
      'That was the beginning, and eleven years together have followed. Eleven years is a long time to keep choosing the same person. It is long enough to know each other’s stories by heart and still want to hear them told. Whatever that train was late for, it turns out that Siobhán and Devraj were right on time.',
      'Not every institution was as quick to see the appeal. Devraj’s visa was refused. Then, in case anyone had missed the point, it was refused a second time. There are couples who would have taken the hint. These two did not. They had, after all, met while waiting, and they had already learned that a delay is not the same as a cancellation. And here is Devraj today, standing in Galway, with no plans to go anywhere.',
      'Then there is the matter of the cow. Many people run marathons, and some of them run in Kerry, where the hills do not believe in going easy on anyone. Very few do it dressed as a cow. Siobhán and Devraj did. Somewhere in Kerry there are real cows who still have questions.',
      'Behind the costume there was something serious. They raised four thousand euro for the hospice, and they did it with laughter, one step at a time. That tells you a good deal about the two of them. They are willing to look a little ridiculous for something that matters, and they are willing to go the whole distance to do it.',
      'So this is what brings us to The Old Mill today: a late train, a stubborn hope, twenty-six miles in a cow suit, and eleven years of finding one another worth the wait. Siobhán and Devraj, you have shown us that love does not need perfect timing. It needs patience, a sense of humor, and someone to run beside. You have found all three, and the best of the road is still ahead of you.',
      'Siobhán O’Neill and Devraj, when you were asked what success means to you, you did not name a title or a fortune. You said: a kitchen table that is always too small. Too small because someone else has just knocked at the door. Too small because another chair has been squeezed in, another plate found, another story started before the last one is finished. May you never own a table big enough. May your elbows always be bumping, and may there always be room for one more.',
      'Look around you now. These are the people who will crowd that table, and they are already here. In front of them all, and with more joy than any room can hold, I now pronounce you married. Siobhán, Devraj, you may kiss.',
    ],
    planted: [
      { sentence: 'His cousin Padraig kept the seat.', invention: 'Padraig' },
      { sentence: 'They ran it in five hours.', invention: 'five' },
      { sentence: 'The train had left Dublin late.', invention: 'Dublin' },
      { sentence: 'It was a wet November night.', invention: 'November' },
      { sentence: 'They moved in together in 2018.', invention: '2018' },
      { sentence: 'The hospice sent sixty-two thank-you cards.', invention: 'sixty-two' },
      { sentence: 'They got engaged on a Tuesday.', invention: 'Tuesday' },
      { sentence: 'Aoife was the first to be told.', invention: 'Aoife' },
    ],
  },
  {
    language: 'es-ES',
    first: 'Lucía',
    second: 'Mateo',
    isFirstBride: true,
    place: 'Cortijo Las Encinas, Ronda',
    date: '2027-06-05',
    time: '19:00',
    answers: [
      'Sevilla, Buenos Aires y Oviedo',
      'Nos conocimos en 2016 en un taller de cerámica en Triana, él rompió mi primer jarrón.',
      'Estuvimos catorce meses a distancia, él en Buenos Aires; se puede contar.',
      'Abrimos una heladería que se llama Frío Frío y caminamos 300 kilómetros del Camino de Santiago.',
      'El éxito es cenar cada noche sin mirar el reloj.',
    ],
    text: [
      'Lucía y Mateo se conocieron en 2016, en un taller de cerámica de Triana. Ella hizo su primer jarrón. Él lo rompió. Hay maneras más elegantes de presentarse, pero pocas que se recuerden mejor.',
      'Luego vino la distancia: catorce meses, con Mateo en Buenos Aires y Lucía al otro lado del teléfono. Contaron los días como quien cuenta los escalones de una escalera muy larga. Y la subieron.',
      'De vuelta, caminaron trescientos kilómetros del Camino de Santiago. Dicen que al final uno se conoce mejor. Mateo y Lucía dicen que, sobre todo, uno aprende a llevar menos peso.',
      'Y abrieron una heladería. Se llama Frío Frío, y el nombre no engaña a nadie. Pregunten por ella después, que hoy no se trabaja.',
      'Lucía, Mateo: para vosotros el éxito es cenar cada noche sin mirar el reloj. Que así sea. Que nadie os meta prisa, y que el postre lo pongáis vosotros.',
    ],
    planted: [
      { sentence: 'La receta era de la tía Remedios.', invention: 'Remedios' },
      { sentence: 'El taller cerró a las nueve.', invention: 'nueve' },
      { sentence: 'Aquel invierno vivieron en Zaragoza.', invention: 'Zaragoza' },
      { sentence: 'Fue un jueves de lluvia.', invention: 'jueves' },
      { sentence: 'En 2012 se mudaron juntos.', invention: '2012' },
      { sentence: 'Recorrieron mil doscientos kilómetros.', invention: 'mil doscientos' },
      { sentence: 'Todo empezó en octubre.', invention: 'octubre' },
    ],
  },
  {
    language: 'fr-FR',
    first: 'Éloïse Martin',
    second: 'Bastien',
    isFirstBride: true,
    place: 'Domaine du Grand Pré, Aix-en-Provence',
    date: '2027-09-11',
    time: '15:30',
    answers: [
      'Lyon, Montréal, Marseille et Lille',
      'On s’est rencontrés en 2015 dans un train de nuit pour Briançon, il ronflait.',
      'Deux ans sans se voir pendant la thèse d’Éloïse, on en rit maintenant.',
      'On a retapé une grange à Saint-Véran, douze fenêtres à la main, et adopté un âne, Gaston.',
      'Réussir, c’est avoir toujours une chaise de plus à table.',
    ],
    text: [
      'Tout commence en 2015, dans un train de nuit pour Briançon. Bastien dormait. Éloïse, elle, ne dormait pas : Bastien ronflait. Certains se rencontrent par un regard, d’autres par le bruit.',
      'Ensuite il y a eu la thèse d’Éloïse, et deux ans sans se voir. Aujourd’hui, ils en rient. À l’époque, le téléphone avait souvent le dernier mot.',
      'Puis ils ont trouvé une grange à Saint-Véran. Douze fenêtres, toutes refaites à la main. Quand on a posé la douzième, on sait ce que vaut la lumière du matin.',
      'Il manquait quelqu’un. Gaston est arrivé. Gaston est un âne, et personne ici ne lui en voudra de ne pas être venu.',
      'Éloïse, Bastien, pour vous, réussir, c’est avoir toujours une chaise de plus à table. Regardez autour de vous : elles sont toutes là. Gardez-en une, pourtant, pour celle ou celui qui viendra demain.',
    ],
    planted: [
      { sentence: 'C’est Bernadette qui les a présentés.', invention: 'Bernadette' },
      { sentence: 'Ils ont vécu à Grenoble.', invention: 'Grenoble' },
      { sentence: 'Ils ont planté quatre-vingt-dix rosiers.', invention: 'quatre-vingt-dix' },
      { sentence: 'C’était un mardi de pluie.', invention: 'mardi' },
      { sentence: 'Ils se sont installés en 2011.', invention: '2011' },
      { sentence: 'La neige tombait en février.', invention: 'février' },
      { sentence: 'Puis sont venus sept chats.', invention: 'sept' },
    ],
  },
]
