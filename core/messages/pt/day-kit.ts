/** Lists for the days before a ceremony, in Portuguese. */
import type { DayKitMessages } from '../shape/day-kit.ts'

export const dayKit: DayKitMessages = {
  title: 'Para o dia',
  weekBefore: 'Uma semana antes',
  dayBefore: 'Na véspera',
  hourBefore: 'Uma hora antes',
  mustBeSaid: 'O que a lei manda dizer',
  saidBy: { authority: 'Autoridade', celebrant: 'Quem celebra', couple: 'Casal' },
  noCountry:
    'Escolha o país da cerimônia na página em que você a escreve: o valor legal dela vai aparecer aqui.',
  unreadLaw:
    'Não lemos a lei deste país. Pergunte no registro civil de lá o que tem efeito e o que é simbólico.',
  inLaw: 'No país da cerimônia',
  names: 'Nomes para ensaiar',
  sendSheets: 'Enviar as folhas da equipe ao cerimonial, aos músicos e a quem lê.',
  papers: 'Conferir com o cartório os papéis, as testemunhas e quem assina.',
  print: 'Imprimir as fichas e guardar uma cópia na bolsa.',
  charge: 'Carregar o aparelho e levar o carregador.',
  trial: 'Abrir o roteiro em “Ler no altar” e fazer o teste sem internet.',
  flightMode: 'Ligar o modo avião e abrir o roteiro.',
  microphone: 'Testar o microfone com duas frases do roteiro.',
  calendar: 'Colocar na agenda',
  lawRead: (date) => `Consultado em ${date}. Não é orientação jurídica.`,
  rehearseAloud: (minutes) => `Ensaiar em voz alta, de pé: leva cerca de ${minutes} min.`,
  warn: (sentence) => `Avisar antes quem pode se emocionar com isto: “${sentence}”`,
  agreeThing: (thing, usually) => `${thing}: combinar quem leva (em geral ${usually}).`,
  thingWith: (thing, who) => `${thing}: com ${who}.`,
  thingThere: (thing) => `${thing}: já está no local.`,
  rehearsal: (couple) => `Ensaio: ${couple}`,
  addTo: (heading) => `Adicionar a “${heading}”`,
  add: 'Adicionar',
  remove: (line) => `Remover da lista: ${line}`,
  keptForNext:
    'O que você adiciona aparece também nas próximas cerimônias e vai na cópia de segurança.',
  notKept:
    'Este navegador não guarda nada agora; a linha vale só enquanto esta página estiver aberta.',
  full: 'Esta lista já tem muitas linhas suas. Remova uma para adicionar outra.',
}
