/** The rituals of the ceremony in Portuguese, as they are read aloud before the guests (seed section 7). */
import { type CoupleNames, direction, type ScriptLine, says } from '../../script-line.ts'

type Ritual = (names: CoupleNames) => ScriptLine[]

export interface RitualMessages {
  /** Suggested reading about the rings and the symbol of infinity. */
  ringsMoment: Ritual
  /** What groom and bride say while they exchange the rings. */
  ringVows: Ritual
  /** Introduces the vows that the couple wrote themselves. */
  personalVows: Ritual
  /** Symbolic signing of the record of the marriage. */
  recordSigning: Ritual
  /** A blessing that the celebrant reads only when the couple wishes it. */
  religiousMoment: Ritual
  sandCeremony: Ritual
  /** A present: the box that is opened years later. */
  timeCapsule: Ritual
}

export const rituals: RitualMessages = {
  ringsMoment: () => [
    direction('Entram as alianças. Quem as traz entrega-as a quem celebra e volta ao seu lugar.'),
    direction('Leitura sugerida; pode ser feita por quem celebra ou por alguém querido do casal.'),
    says(
      'celebrant',
      'Antes que estas alianças mudem de mãos, peço que todos olhem para elas por um instante. São pequenas: cabem na palma da mão de uma criança. E, de tudo o que se vê aqui hoje, das flores, das luzes, da mesa posta, são elas que vão acordar com o casal amanhã, e depois de amanhã, e em todas as manhãs que vierem.',
    ),
    says(
      'celebrant',
      'Um anel não tem ponta. Quem passa o dedo por ele nunca descobre onde o ourives começou nem onde terminou o trabalho. Talvez por isso, há tantos séculos, seja com um círculo que as pessoas prometem aquilo que não querem ver acabar.',
    ),
    says(
      'celebrant',
      'Agora imaginem as duas alianças encostadas uma na outra. Elas desenham um oito deitado, o símbolo do infinito. Acompanhem o traço: a linha sai do centro, dá a volta de um lado, torna a passar pelo centro e dá a volta do outro, sem nunca se interromper. Cada metade continua inteira, com a sua história, os seus amigos, o seu jeito de ser. E as duas se encontram, sempre, no meio.',
    ),
    says(
      'celebrant',
      'É isso que estas alianças dizem sem palavras: dois mundos completos e um ponto, no centro, ao qual os dois sempre voltam. Com o tempo, elas vão ganhar riscos. Não se preocupem em polir cada um deles. Um risco, numa aliança, é só o sinal de que ela foi usada todos os dias.',
    ),
  ],

  ringVows: ({ groom, bride }) => [
    says(
      'celebrant',
      `${groom}, ${bride}, fiquem de frente um para o outro e, por um minuto, esqueçam que estamos aqui. Vou dizer a promessa em pedaços pequenos, para que ninguém precise decorar nada. Basta repetir, sem pressa, olhando para a pessoa que vocês escolheram.`,
    ),
    direction(
      `${groom} segura a mão esquerda de ${bride} e, com a aliança junto à ponta do dedo, repete frase por frase.`,
    ),
    says('groom', `${bride}, com esta aliança eu te dou a minha palavra.`),
    says(
      'groom',
      'Prometo te escutar com atenção, também quando discordarmos, e te dizer a verdade com carinho.',
    ),
    says(
      'groom',
      'Quando o dia for bom, quero ser a primeira pessoa a saber. Quando for difícil, quero ser o abraço mais próximo.',
    ),
    says('groom', 'Recebe esta aliança, sinal do meu amor e da minha fidelidade.'),
    direction(
      `${groom} coloca a aliança. Depois é a vez de ${bride}, que segura a mão esquerda de ${groom} e repete frase por frase.`,
    ),
    says('bride', `${groom}, com esta aliança eu te escolho, diante de todos que nos querem bem.`),
    says('bride', 'Prometo cuidar do nosso amor nos dias de festa e nas manhãs de segunda-feira.'),
    says(
      'bride',
      'Não prometo acertar sempre. Prometo voltar, pedir desculpas quando for preciso e recomeçar contigo.',
    ),
    says('bride', 'Recebe esta aliança, sinal do meu amor e da minha fidelidade.'),
    direction(`${bride} coloca a aliança. Quem celebra espera o tempo de um olhar.`),
    says(
      'celebrant',
      'O que as mãos acabam de trocar, vocês já tinham entregado um ao outro faz tempo. Guardem bem estas palavras. A partir de hoje, para encontrá-las, bastará olhar para as próprias mãos.',
    ),
  ],

  personalVows: ({ groom, bride }) => [
    says(
      'celebrant',
      'Até aqui vocês repetiram palavras que emprestei. Agora preciso me calar, porque há coisas que ninguém pode escrever por vocês: o apelido que só existe dentro de casa, a viagem que deu errado e virou a melhor história, aquilo que um viu no outro antes de qualquer pessoa.',
    ),
    says(
      'celebrant',
      `${groom}, ${bride}, não se preocupem se a voz tremer ou se o papel balançar. Nós temos todo o tempo do mundo. E nós, que viemos de perto e de longe, vamos fazer silêncio: é um privilégio estar por perto quando duas pessoas dizem em voz alta o que costumam dizer baixinho.`,
    ),
    direction(`${groom} lê os seus votos. Quem celebra segura o microfone, se for preciso.`),
    direction(`${bride} lê os seus votos.`),
    says(
      'celebrant',
      'Que bom que nos deixaram ouvir. Dobrem esses papéis e guardem-nos num lugar fácil de achar. Daqui a uns anos, numa noite qualquer, vocês vão gostar de lê-los outra vez.',
    ),
  ],

  recordSigning: ({ groom, bride }) => [
    direction(
      'O registro e a caneta estão sobre a mesa. O casal se aproxima dela com quem celebra.',
    ),
    says(
      'celebrant',
      'Todo começo importante merece ser posto no papel. Esta folha não substitui a do cartório e não precisa de carimbo. Ela existe para contar, daqui a muitos anos, a quem a encontrar numa gaveta, que neste dia e neste lugar duas pessoas disseram sim uma à outra e que nós estávamos aqui para ver.',
    ),
    says(
      'celebrant',
      `${groom}, ${bride}, assinem com a letra de sempre, a mesma dos bilhetes na geladeira e das listas do mercado. É dela que este documento precisa.`,
    ),
    direction(`Assina ${groom}; em seguida, assina ${bride}.`),
    says(
      'celebrant',
      'Convido agora os padrinhos. A assinatura de vocês vale mais do que um testemunho: é a promessa de estar por perto não só na festa, mas também quando ela acabar.',
    ),
    direction('Os padrinhos assinam. Quem celebra ergue a folha e a mostra aos convidados.'),
    says('celebrant', 'Está escrito.'),
  ],

  religiousMoment: ({ groom, bride }) => [
    direction(
      'Opcional: leia somente se o casal desejar. A bênção pode dar lugar a uma oração, a uma leitura ou a um canto da fé da família.',
    ),
    says(
      'celebrant',
      'Quem reza, reze comigo. Quem não reza, empreste a este momento o seu silêncio e o seu bem-querer, que também são uma forma de bênção.',
    ),
    says(
      'celebrant',
      `Deus da vida, que estavas em cada encontro antes que o percebêssemos, olha por ${groom} e por ${bride}. Põe na casa deles uma mesa onde sempre caiba mais um. Dá-lhes trabalho que não roube o descanso e descanso que não apague a alegria. Quando faltarem as palavras, que sobre ternura. Quando vier o cansaço, que um seja a força do outro. E que o amor que receberam dos seus pais, dos seus avós e de quem já não podemos abraçar siga adiante por meio deles.`,
    ),
    says('celebrant', 'Que assim seja. Amém.'),
  ],

  sandCeremony: ({ groom, bride }) => [
    direction(
      'Sobre a mesa estão um vaso de vidro vazio e dois potes com areias de cores diferentes. O casal se põe atrás da mesa, de frente para os convidados.',
    ),
    says(
      'celebrant',
      `Nestes dois potes há areia de cores diferentes. A de um lado é ${groom}: a casa onde cresceu, as pessoas que o criaram, tudo o que aprendeu antes de chegar até aqui. A do outro é ${bride}, com a infância dela, as amizades, os tombos e as conquistas. Cada grão levou tempo para se formar. Nenhum de nós começa do zero no dia em que se casa.`,
    ),
    says(
      'celebrant',
      'Primeiro, cada um vai despejar um pouco da sua areia sozinho. As duas camadas ficarão separadas no fundo do vaso, porque quem ama não deixa de ser quem é. Esse é o chão sobre o qual vocês vão construir.',
    ),
    direction(
      `${groom} despeja uma camada da sua areia; depois, ${bride} despeja uma camada da sua.`,
    ),
    says('celebrant', 'E agora, juntos, ao mesmo tempo, até o fim.'),
    direction('Os dois despejam juntos o que restou. Música. Quem celebra espera o último grão.'),
    says(
      'celebrant',
      'Olhem para o vidro. Aqui em cima já não há quem saiba dizer onde termina uma cor e começa a outra. Se alguém quisesse desfazer o que vocês acabaram de fazer, teria de separar grão por grão, e a vida inteira não bastaria. Levem este vaso para casa e deixem-no à vista, para os dias de pressa. Ele vai lembrar que a mistura mais bonita é aquela que não tem volta.',
    ),
  ],

  timeCapsule: ({ groom, bride }) => [
    direction('A caixa é trazida ao altar, ainda aberta, e colocada diante do casal.'),
    says(
      'celebrant',
      `${groom}, ${bride}, quase todos os presentes de hoje vocês vão abrir nos próximos dias. Este, não. Este é o único que vem com a condição de esperar.`,
    ),
    says(
      'celebrant',
      'Dentro desta caixa vão ficar as cartas que vocês escreveram um para o outro e os recados de quem os ama. Vai também uma garrafa de vinho, que entende de tempo melhor do que nós: se a deixarem quieta, no escuro, ela ficará cada ano mais interessante. Com o amor acontece quase o mesmo, com a diferença de que ele prefere a luz e a conversa.',
    ),
    direction(
      `${groom} e ${bride} colocam as cartas na caixa; os padrinhos acrescentam os recados e a garrafa. O casal fecha a tampa.`,
    ),
    says(
      'celebrant',
      'Peço que a abram daqui a dez anos, nesta mesma data. Sentem-se à mesa da cozinha, sirvam duas taças e leiam em voz alta. Vocês vão sorrir da letra, da pressa e das certezas de hoje. E, se antes disso vier um tempo difícil, desses em que as pessoas se esquecem do que sentiram, abram sem esperar. Não será quebrar a promessa. Será usá-la. O casal que se casou hoje vai estar aí dentro, com toda a alegria deste dia, para contar por que tudo começou.',
    ),
  ],
}
