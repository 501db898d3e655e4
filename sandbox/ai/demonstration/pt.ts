import type { Phrases } from './phrases.ts'

/** The demonstration writer in Portuguese. */
/** The one state capital that takes the article in everybody's mouth. */
const from = (name: string) => (/^rio\b/i.test(name) ? `do ${name}` : `de ${name}`)
const fromAtStart = (name: string) => (/^rio\b/i.test(name) ? `Do ${name}` : `De ${name}`)

export const pt: Phrases = {
  moment: (date, time) => `${date}, às ${time}`,
  couple: (bride, groom) => `${bride} e ${groom}`,
  list: (names) => new Intl.ListFormat('pt-BR').format(names),
  opening: ({ couple, location, moment }) => {
    const chosen = location
      ? `${location}${moment ? `, ${moment}` : ''}: este é o lugar${moment ? ' e esta é a hora' : ''}`
      : `${moment.charAt(0).toUpperCase()}${moment.slice(1)}: este é o dia`
    return [
      'Sejam todos muito bem-vindos!',
      location || moment
        ? `${chosen} que ${couple} escolheram para o seu casamento.`
        : `Estamos reunidos para celebrar o casamento de ${couple}.`,
      'Cada pessoa sentada aqui trouxe consigo um pedaço dessa história.',
    ].join(' ')
  },
  knownCity: (name, known, turn) => {
    const note = known.note['pt-BR']
    const sentences = [
      `${fromAtStart(name)}, ${note}, chegaram abraços que já vinham prontos pelo caminho.`,
      `${name}, ${note}, também está aqui, hoje um pouco mais perto de nós.`,
      `E quem veio ${from(name)}, ${note}, trouxe na voz o sotaque de casa e no peito a alegria deste dia.`,
    ]
    return sentences[turn % sentences.length] ?? ''
  },
  otherCity: (name, turn) => {
    const sentences = [
      `Quem veio ${from(name)} atravessou a estrada com o coração na frente: obrigado por essa viagem.`,
      `${name} também tem lugar nesta festa, e que bom ouvir o seu jeito de dizer “parabéns”.`,
      `${fromAtStart(name)} chegaram sorrisos que este casal conhece de cor.`,
    ]
    return sentences[turn % sentences.length] ?? ''
  },
  moreCities: (names) => `E a lista ainda segue, com o mesmo carinho: ${names}.`,
  distances: (cities) => {
    const number = new Intl.NumberFormat('pt-BR')
    const ways = cities.map(({ name, distanceKm }) => `${number.format(distanceKm)} ${from(name)}`)
    return `Em linha reta são, em quilômetros, cerca de ${pt.list(ways)}; e o carinho coube inteiro na bagagem.`
  },
  noCities: ({ couple }) =>
    `De perto ou de longe, cada um fez o seu caminho até aqui, e todos os caminhos se encontram agora diante de ${couple}.`,
  welcomeClosing: ({ couple }) =>
    `Não importa quantos quilômetros cada um percorreu: a partir de agora somos uma só plateia, e a única distância que interessa é o passo que separa ${couple} do sim. Respirem fundo, guardem os celulares no bolso e o coração na mão. A festa já começou.`,
  ceremony: ({ couple, bride, groom }, { meeting, challenges, lived }) => [
    `${couple}, olhem por um instante para quem está à volta de vocês. Aqui está reunida a gente que torceu, esperou e sorriu com vocês. É diante dela que vamos contar, em poucas palavras, uma história que merece ser ouvida devagar.`,
    meeting
      ? `Toda história de amor tem uma primeira página. A de vocês foi contada assim: “${meeting}”. Naquele momento talvez ninguém soubesse o tamanho do que começava. Hoje sabemos: começava este altar.`
      : `Toda história de amor tem uma primeira página, e a de ${couple} foi escrita sem pressa: um encontro, uma conversa que não queria acabar e a vontade, dos dois lados, de que houvesse um dia seguinte.`,
    challenges
      ? `Nenhum caminho que vale a pena é feito só de descidas. Sobre os desafios, as palavras foram estas: “${challenges}”. O que vemos diante de nós é a resposta: duas pessoas que aprenderam que a mão do outro é o lugar mais firme para se apoiar.`
      : `Há uma força tranquila em quem caminha junto. ${bride} e ${groom} aprenderam a esperar, a ouvir e a recomeçar a conversa quando era preciso, e é dessa paciência de todos os dias que se faz um casamento.`,
    lived
      ? `E quanta vida já coube nessa vida a dois! Entre os momentos que merecem ser lembrados hoje está este: “${lived}”. São lembranças que ninguém tira, e que daqui a muitos anos ainda farão os dois rirem na mesma hora.`
      : `E quanta vida já cabe numa vida a dois! As viagens, os domingos sem plano, as risadas que só os dois entendem: são pequenas coisas, e é delas que se faz uma grande história.`,
    `Por isso este dia é também uma conquista. ${bride}, ${groom}, vocês construíram uma confiança que não se compra e não se apressa. Cada escolha feita em conjunto foi um tijolo desta casa que hoje abre as portas para todos nós.`,
    `O que vem agora é a página mais bonita, porque ainda está em branco. Que ela tenha projetos e descanso, mesa cheia e silêncio bom, coragem nos dias difíceis e leveza em todos os outros. ${couple}, o futuro de vocês começa aqui, e começa de mãos dadas.`,
  ],
  finalMessage: ({ couple }, success) =>
    success
      ? `${couple}, quando perguntamos o que é sucesso, a resposta foi: “${success}”. Pois olhem para os lados, olhem um para o outro: ele já está aqui. Que nunca lhes falte motivo para dizer sim outra vez, todas as manhãs. Podem se beijar!`
      : `${couple}, que o amor que trouxe vocês até aqui seja também o que os leva para casa, hoje e em todos os dias que virão. Podem se beijar!`,
  leavesOut:
    /\b(não (quer|dev|prec|inclu|mencion|cit|fal|coloc|gostar)|prefer\w+ (que )?não|(deix|fic)\w* (de )?fora|sem mencionar|melhor não)/iu,
  aside: /cerim[oô]nia|inclu[ií]|coloc|mencion|pode (entrar|contar|citar)/iu,
  generic:
    'Este é um texto de demonstração, escrito neste computador, sem inteligência artificial. Configure um serviço de verdade para receber um texto sob medida.',
}
