/** What the check says of a script, in Portuguese. */
import type { CheckMessages } from '../shape/check.ts'

export const check: CheckMessages = {
  minutes: ({ number, form }) => `${number} ${form === 'one' ? 'minuto' : 'minutos'}.`,
  memories: ({ number, form }) =>
    `${number} ${form === 'one' ? 'lembrança' : 'lembranças'} do casal.`,
  noMemories: 'Ainda sem lembranças do casal.',
  sentences: ({ number, form }) =>
    `${number} ${form === 'one' ? 'frase' : 'frases'} para conferir.`,
  longSentences: ({ number, form }) =>
    `${number} ${form === 'one' ? 'frase longa' : 'frases longas'}.`,
  nothing: 'Nada para conferir.',
  failed: 'A conferência parou no meio e pode ter deixado algo passar. Tente de novo.',
  severity: { red: 'Atenção', mark: 'Vale olhar', note: 'Você decide' },
  whole: 'Na cerimônia toda',
  goTo: 'Ir até lá',
  accept: 'Está certo',
  accepted: 'Anotado: está certo.',
  source: 'De onde vem?',
  toldIn: 'Está no que você anotou sobre o casal:',
  perhapsToldIn: 'Pelas palavras, talvez venha daqui:',
  noSource: 'Nada do que você anotou sobre o casal diz isto com palavras parecidas.',
  nothingBehind: 'Nada do que foi contado está por trás desta frase.',
  reading: 'Relendo frase por frase…',
  beforeSaving: ({ number, form }) =>
    form === 'one'
      ? 'Antes de ler em voz alta, veja 1 ponto em Conferir.'
      : `Antes de ler em voz alta, veja ${number} pontos em Conferir.`,
  unsourcedName: (words) => `Ninguém falou de “${words}”. De onde vem?`,
  perhapsName: (words) => `“${words}” talvez seja um nome que ninguém mencionou.`,
  unsourcedNumber: (words) => `Ninguém deu este número: “${words}”. De onde vem?`,
  unsourcedDate: (words) => `Ninguém deu esta data: “${words}”. De onde vem?`,
  unbackedClaim: 'Isto não está no que você anotou sobre o casal.',
  held: (told) =>
    told === undefined
      ? 'Diz, ou deixa adivinhar, o que fica fora.'
      : `Diz, ou deixa adivinhar, o que fica fora: “${told}”.`,
  wrongWho: (told) =>
    told === undefined
      ? 'Foi outra pessoa quem fez ou disse isto.'
      : `Foi outra pessoa quem fez ou disse isto: “${told}”.`,
  permission: 'Diz em voz alta uma permissão ou uma dúvida que era só para você.',
  leftUnsaid: (wish) => `Era para não dizer: “${wish}”.`,
  perhapsUnsaid: (wish) => `Talvez fosse para não dizer: “${wish}”.`,
  privateData: (words) => `“${words}” é dado pessoal: não leia em voz alta.`,
  secret: (person, hiddenFrom) =>
    `${person} é surpresa para ${hiddenFrom}, que recebe esta fala antes do dia.`,
  secretFact: (told, hiddenFrom) =>
    `“${told}” é segredo para ${hiddenFrom}, que recebe esta fala antes do dia.`,
  otherCouple: (words, couple) => `“${words}” é de outra cerimônia sua: ${couple}.`,
  almostName: (words, meant) => `“${words}” ou “${meant}”?`,
  inMemory: {
    enters: (person) => `${person} já faleceu, mas consta na ordem de entrada.`,
    isThanked: (person) => `${person} já faleceu, mas recebe um agradecimento pela presença.`,
    takesPart: (person) => `${person} já faleceu, mas consta como quem leva ou lê algo.`,
  },
  wornPhrase: (words) => `“${words}” se ouve em todo casamento.`,
  asks: {
    howItBegan: 'Como esta história começou, e o que acontecia um minuto antes?',
    aDecision: 'Qual foi a decisão ou o gesto, de quem, e quando?',
    anOrdinaryDay: 'O que acontece numa terça-feira qualquer?',
    lastSeen: 'Quando isso apareceu pela última vez, e quem fez o quê?',
    whichRoad: 'Que caminho foi: de onde até onde?',
    theWorstDay: 'Isso pode ser contado? No pior dia, quem fez o quê?',
    whatWillBeDone: 'O que vai ser feito, e de quanto em quanto tempo?',
    whichGuest: 'Quem, entre os convidados, fez o quê?',
    whatIsLost: 'Que fato se perderia sem esta frase?',
    whoMaySayThis: 'Quem pode dizer isto, e com que palavras?',
  },
  repeatedHere: (words) => `“${words}” já foi dito neste roteiro.`,
  repeatedElsewhere: (words, couple) => `“${words}” também está na cerimônia de ${couple}.`,
  longSentence: ({ number }, most) =>
    `${number} palavras numa frase só. Em voz alta, cabem umas ${most.number} num fôlego.`,
  longRepeat: ({ number }, most) =>
    `${number} palavras de uma vez. Quem repete guarda umas ${most.number}.`,
  tooLong: ({ number, form }, wished) =>
    `O roteiro leva cerca de ${number} ${form === 'one' ? 'minuto' : 'minutos'}, mais que os ${wished.number} desejados.`,
  tooShort: ({ number, form }, wished) =>
    `O roteiro leva cerca de ${number} ${form === 'one' ? 'minuto' : 'minutos'}, menos que os ${wished.number} desejados.`,
  nobodyBrings: ({ number, form }) =>
    `Falta dizer quem cuida de ${number} ${form === 'one' ? 'coisa' : 'coisas'}:`,
  open: 'A combinar',
  leaveOpen: 'Deixar em aberto',
  leftBlank: (words) => `Ainda falta preencher ${words}.`,
  usualChildren: (names) => `A ordem de entrada inclui ${names}. Vai haver crianças na entrada?`,
  quoted: (name) => `“${name}”`,
  takeOut: 'Tirar da entrada',
  legalWords: 'Isto só se diz no casamento civil, e esta cerimônia é simbólica.',
  legalWordsMissing: (wording) => `Faltam no roteiro as palavras que a lei pede: “${wording}”`,
  disagreesWith: (person) => `Não combina com ${person}.`,
  disagreesWithBoth: 'Não combina com este casal.',
  former: {
    name: 'Este é o nome de antes.',
    place: 'Este é o local de antes.',
    date: 'Esta é a data de antes.',
    time: 'Este é o horário de antes.',
  },
  rename: (name, { number, form }) =>
    form === 'one' ? `Trocar por “${name}”` : `Trocar por “${name}” nos ${number} lugares`,
  renamed: ({ number, form }) =>
    form === 'one' ? 'Nome trocado.' : `Nome trocado em ${number} lugares.`,
  delicate: {
    heading: 'Delicado',
    maybe: 'Talvez:',
    permits: 'O que permite:',
    nothingPermits: 'Nada do que foi contado permite esta frase.',
    stays: 'Fica',
    takeOut: 'Tirar',
    warn: 'Avisar antes',
    takenOut: 'Frase tirada. Ctrl+Z desfaz.',
    warned: 'Está na lista “Uma semana antes”, em “Imprimir ou PDF”.',
    seen: ({ number, form }) => (form === 'one' ? '1 já vista' : `${number} já vistas`),
    staysOut: ({ number, form }) =>
      form === 'one' ? 'Fica fora: 1 trecho' : `Ficam fora: ${number} trechos`,
  },
  leftOut: { heading: 'Ficou de fora', putIn: 'Incluir' },
  mend: {
    all: 'Consertar o que está marcado',
    position: (number, of) => `Parágrafo ${number} de ${of}`,
    corrected: 'Você corrigiu este texto à mão: compare antes de aceitar.',
    next: 'Próximo parágrafo',
  },
  beforeDelicate: {
    title: 'Há frases delicadas',
    text: 'O roteiro toca em assuntos que podem doer. Quer ver essas frases antes?',
    see: 'Ver as frases',
    goOn: 'Seguir sem ver',
  },
}
