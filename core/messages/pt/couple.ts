/** The couple and their wishes on the desk, in Portuguese. */
import type { CoupleMessages } from '../shape/couple.ts'

export const couple: CoupleMessages = {
  kind: {
    legend: 'O casal',
    kinds: {
      brideAndGroom: 'Noiva e noivo',
      twoBrides: 'Duas noivas',
      twoGrooms: 'Dois noivos',
      other: 'Outro',
    },
  },
  names: {
    firstBride: 'Nome da primeira noiva',
    secondBride: 'Nome da segunda noiva',
    firstGroom: 'Nome do primeiro noivo',
    secondGroom: 'Nome do segundo noivo',
    first: 'Nome da primeira pessoa',
    second: 'Nome da segunda pessoa',
  },
  partner: {
    details: (name) => `Pronúncia e tratamento: ${name}`,
    calledAs: 'Nome usado na cerimônia',
    calledAsHint: (called) => `Se ficar em branco, dizemos “${called}”.`,
    saidAs: 'Como se pronuncia',
    saidAsHint: 'Por exemplo: “zo‑É”. Só quem celebra vê.',
    title: 'Tratamento',
    titles: { bride: 'Noiva', groom: 'Noivo', own: 'Outra palavra', none: 'Nenhum' },
    ownTitle: 'Qual palavra?',
    agreement: 'Concordância',
    agreements: { feminine: 'no feminino', masculine: 'no masculino', neutral: 'sem gênero' },
    swap: 'Trocar a ordem dos nomes',
    order: (names) => `Serão ditos nesta ordem: ${names}`,
  },
  celebrant: {
    heading: 'Quem celebra',
    name: 'Seu nome',
    agreement: 'Concordância',
    effect: 'A cerimônia é',
    powers: { symbolic: 'simbólica', legal: 'com efeito civil' },
    country: 'País',
    noCountry: 'Não informado',
  },
  language: {
    heading: 'Um idioma ou dois',
    label: 'Idioma da cerimônia',
    hint: 'As telas continuam no seu idioma.',
    second: {
      label: 'Segundo idioma',
      hint: 'Os momentos que você escolher são lidos nos dois, trecho por trecho.',
      none: 'Nenhum',
    },
    languages: {
      'pt-BR': 'Português do Brasil',
      'en-US': 'Inglês dos Estados Unidos',
      'en-GB': 'Inglês britânico',
      'es-ES': 'Espanhol da Espanha',
      'es-419': 'Espanhol da América Latina',
      'fr-FR': 'Francês',
    },
  },
  wishes: {
    heading: 'Tom e duração',
    register: 'Tom',
    registers: { solemn: 'Solene', warm: 'Afetuoso', light: 'Leve' },
    faith: 'Fé',
    faiths: { none: 'Sem religião', open: 'Em aberto', religious: 'Religiosa' },
    religion: 'Qual religião?',
    religionHint: 'Por exemplo: católica, evangélica, espírita.',
    minutes: 'Duração desejada, em minutos',
    minutesHint: 'Em branco, a duração usual.',
    leaveUnsaid: 'Não dizer',
    leaveUnsaidHint: 'O que não deve aparecer em nenhum texto, com suas palavras.',
  },
  answers: {
    answeredBy: 'Quem respondeu?',
    nobody: 'Não informado',
    both: 'O casal, junto',
  },
  pasteFirstNotes: 'Colar as anotações da conversa',
  pasteNotes: 'Colar mais anotações',
  renamed: {
    notice: (former, { number, form }) =>
      form === 'one'
        ? `“${former}” ainda aparece em 1 lugar do roteiro.`
        : `“${former}” ainda aparece em ${number} lugares do roteiro.`,
    review: 'Rever e trocar',
    title: 'O nome mudou',
    explanation:
      'Marque onde o nome novo deve entrar. Pode ser que uma avó tenha o mesmo nome, ou que ali a palavra seja outra coisa.',
    replace: ({ number, form }) =>
      form === 'one' ? 'Trocar em 1 lugar' : `Trocar em ${number} lugares`,
    keep: 'Deixar como está',
    replaced: 'Nome trocado!',
  },
  touched: {
    notice: {
      agreement: ({ number, form }) =>
        form === 'one'
          ? 'Confira a concordância em 1 frase sua.'
          : `Confira a concordância em ${number} frases suas.`,
      place: ({ number, form }) =>
        form === 'one'
          ? 'Confira 1 frase que talvez fale do local anterior.'
          : `Confira ${number} frases que talvez falem do local anterior.`,
      date: ({ number, form }) =>
        form === 'one'
          ? 'Confira 1 frase que talvez fale da data anterior.'
          : `Confira ${number} frases que talvez falem da data anterior.`,
      time: ({ number, form }) =>
        form === 'one'
          ? 'Confira 1 frase que talvez fale do horário anterior.'
          : `Confira ${number} frases que talvez falem do horário anterior.`,
    },
    goTo: 'Ir até lá',
    dismiss: 'Já conferi',
  },
  start: {
    heading: 'Sua primeira cerimônia',
    notes: 'Conte o que você sabe do casal, do seu jeito. Pode colar uma conversa.',
    notesHint: 'O que você colar vai para as perguntas, sem mudar uma palavra.',
    notesPlaceholder: 'Tudo começou na fila do pão de queijo…',
    moments: 'Os momentos marcados com ✓ já estão na cerimônia. Toque nos que não quiser.',
    optional: {
      recordSigning: 'Assinatura simbólica do registro',
      prayer: 'Momento religioso (opcional)',
      sandCeremony: 'Cerimônia das areias',
      timeCapsule: 'Um presente: a cápsula do tempo',
    },
    write: 'Montar o roteiro e escrever',
    withoutNotes: 'Prefiro responder às perguntas',
    sorting: 'Distribuindo o que você contou…',
    notSorted:
      'Não deu para distribuir o que você contou. Está tudo em “O que mais você sabe?”, palavra por palavra.',
    example: 'Experimentar com um casal de exemplo',
  },
}
