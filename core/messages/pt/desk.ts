/** What the desk says, in Portuguese. */
import type { DeskMessages } from '../shape/desk.ts'

export const desk: DeskMessages = {
  bar: {
    list: (couple) => `${couple}: minhas cerimônias`,
    savedOn: (date, time) => `Guardado neste aparelho em ${date}, às ${time}`,
    savedShortly: '✓ Neste aparelho',
    save: 'Salvar',
    check: 'Conferir',
    altar: 'Ler no altar',
    rehearse: 'Ensaiar',
    paper: 'Imprimir ou PDF',
    sendCopy: 'Enviar uma cópia para mim',
    downloadCopy: 'Baixar uma cópia',
    account: 'Conta',
    accessUntil: (end) => `Acesso até ${end}.`,
    keptAfter: ({ number, form }) =>
      form === 'one'
        ? 'Depois disso, sua cerimônia continua neste aparelho, para abrir, corrigir à mão, ler e imprimir.'
        : `Depois disso, suas ${number} cerimônias continuam neste aparelho, para abrir, corrigir à mão, ler e imprimir.`,
    voice: 'Meu jeito de escrever',
  },
  pinNoted: 'Guardei o meu PIN',
  areas: {
    plan: 'Momentos',
    couple: 'Casal e respostas',
    hideCouple: 'Esconder casal e respostas',
    showCouple: 'Mostrar casal e respostas',
  },
  sheet: {
    line: (section, line) => `${section}, linha ${line}`,
    spokenLine: (speaker, line) => `${speaker}: ${line}`,
    original: 'Texto original',
    options: (section) => `Opções de ${section}`,
    toFields: 'Mudar nos dados do casal',
    byHand: 'Escrever à mão',
    rewrite: 'Reescrever este trecho',
    source: 'De onde vem a frase',
    sourceKey: 'Alt+Enter',
    allOriginal: 'Voltar ao texto original',
    leaveOut: 'Deixar este momento de fora',
    leftOut: (section) => `${section}: fica de fora.`,
    leftOutBack: (order) => `Para trazer de volta, desfaça (↶) ou ligue de novo em “${order}”.`,
    versions: 'Versões anteriores',
    undated: 'Sem data',
    bringBack: 'Recuperar',
    broughtBack: (section) => `${section}: a versão anterior está de volta.`,
    split: 'Nova linha.',
    removed: 'Linha removida.',
    empty: 'Escreva aqui',
  },
  history: {
    undo: 'Desfazer a última mudança',
    redo: 'Refazer',
    undone: 'Desfeito.',
    redone: 'Refeito.',
    nothingToUndo: 'Não há nada para desfazer.',
    nothingToRedo: 'Não há nada para refazer.',
  },
  find: {
    open: 'Procurar e substituir',
    find: 'Procurar',
    replaceBy: 'Substituir por',
    previous: 'Anterior',
    next: 'Próximo',
    replace: 'Substituir',
    replaceAll: 'Substituir tudo',
    found: (position, total) => `${position} de ${total}`,
    nothing: 'Nada encontrado.',
    replaced: ({ number, form }) =>
      form === 'one' ? `Substituído em ${number} lugar.` : `Substituído em ${number} lugares.`,
    close: 'Fechar a busca',
  },
  rewritten: (versions) => `Os textos de antes estão em “⋯”, “${versions}”.`,
  nothingToWrite:
    'Este roteiro não tem nenhum texto a escrever: adicione as boas-vindas, a história ou a mensagem final.',
}
