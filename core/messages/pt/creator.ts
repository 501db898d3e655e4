/** What only the creator's page says, beside the newer parts of the desk, in Portuguese. */
import type { CreatorScreenMessages } from '../shape/creator.ts'

export const creator: CreatorScreenMessages = {
  instructions: {
    title: 'Bem vindo',
    story:
      'Para escrever uma cerimônia que emocione, você precisa conhecer a história do casal: de onde vêm os convidados, como os dois se conheceram, o que já superaram e com o que sonham juntos.',
    copyLead: 'Ainda não tem as respostas? ',
    copyLink: 'Copie todas as perguntas',
    copyRest: ', envie ao casal e depois cole aqui o que eles responderem.',
    notKept:
      'As respostas e os textos não são guardados em nossos servidores: ficam apenas neste aparelho. Depois de gerar o texto, clique em Salvar para baixar o arquivo .docx.',
    understood: 'Entendi',
  },
  info: {
    heading: 'Informações da Cerimônia',
    brideName: 'Nome da noiva',
    groomName: 'Nome do noivo',
    location: 'Local',
    date: 'Data',
    time: 'Horário',
    required: 'obrigatório',
    locationHint: 'Por exemplo: Fazenda Santa Clara, Petrópolis',
    nameMissing: 'Preencha este nome.',
    tooLong: (excess, limit) =>
      `${excess.number} ${excess.form === 'one' ? 'caractere' : 'caracteres'} a mais: o limite é ${limit}.`,
  },
  questions: {
    heading: 'Perguntas para o Casal',
    introduction:
      'Quanto mais detalhes, mais pessoal fica o texto. Nenhuma resposta é obrigatória.',
    count: (used, limit) => `${used} de ${limit} caracteres`,
    tooLong: (excess, limit) =>
      `Esta resposta tem ${excess.number} ${excess.form === 'one' ? 'caractere' : 'caracteres'} a mais. O limite é ${limit}: encurte-a antes de gerar o texto. Nada foi cortado.`,
  },
  preview: {
    heading: 'Pré-visualização do Texto da Cerimônia',
    region: 'Texto da cerimônia',
    hint: 'Clique em “Gerar Texto” para ver aqui a cerimônia completa.',
    waiting: 'Aguardando as primeiras palavras…',
    writing: 'Escrevendo…',
    keptFormer: 'Este texto não foi refeito; o anterior continua aqui.',
    notWritten: 'Este texto ainda não foi escrito.',
    demonstration:
      'Demonstração: textos já prontos ou palavras das respostas, sem inteligência artificial.',
  },
  reminder: {
    title: 'Lembre-se de salvar agora.',
    text: 'Suas respostas e seus textos não ficam em nossos servidores, apenas neste aparelho. Salve o .docx para não perdê-los.',
  },
  announcements: {
    started: 'Gerando os textos.',
    finished: (text) => `Pronto: ${text}.`,
    failed: (text) => `${text}: não foi possível escrever.`,
    allFinished: 'Todos os textos estão prontos.',
    stopped: 'A geração foi interrompida. Os textos que já estavam prontos foram mantidos.',
    partlyFailed: 'A geração terminou com falhas.',
  },
  undo: {
    cleared: 'O conteúdo desta cerimônia foi apagado deste aparelho.',
    opened: 'O arquivo substituiu o que estava aqui.',
    restored: 'O conteúdo de antes está de volta.',
    undo: 'Desfazer',
    dismiss: 'Fechar',
  },
  storage: {
    full: 'O espaço deste navegador acabou: o que você escreve agora não está sendo guardado. Salve em um arquivo para não perder nada.',
    blocked:
      'Este navegador não permite guardar nada: o que você escreve se perde ao fechar a página. Salve em um arquivo antes de sair.',
    unsure:
      'Neste navegador, o que você escreve só fica guardado depois de algum tempo: se ele fechar de repente, as últimas frases se perdem. De vez em quando, salve em um arquivo.',
    nearlyFull:
      'O espaço deste navegador está no fim: se ele fechar de repente, as últimas frases se perdem. Libere espaço ou salve em um arquivo.',
    newer:
      'O que está guardado neste navegador é de uma versão mais nova do Enlace e não foi alterado. Recarregue a página para vê-lo; o que você escrever antes disso só ficará guardado se for salvo em um arquivo.',
    setAside:
      'Parte do que estava guardado aqui não pôde ser lida. Ela foi separada, sem ser apagada.',
    saveFile: 'Salvar em um arquivo',
  },
  settings: {
    title: 'Quem escreve os textos',
    explanation:
      'Os textos podem ser escritos pelo Enlace ou com a sua própria chave de um serviço de inteligência artificial.',
    service: 'O Enlace escreve',
    serviceHint: 'Não é preciso configurar nada.',
    serviceHintDemonstration:
      'Aqui, textos já prontos ou palavras das respostas, sem inteligência artificial.',
    ownKey: 'Usar a minha própria chave',
    ownKeyHint:
      'O seu navegador fala diretamente com o serviço escolhido; as respostas não passam pelos nossos servidores.',
    key: 'Chave (API key)',
    keyHint:
      'Fica apenas neste aparelho, neste navegador. Não a use no computador de outra pessoa.',
    provider: 'De qual serviço é a chave',
    chooseProvider: 'Escolha o serviço',
    keyElsewhere: (host) =>
      `Esta chave foi guardada para ${host}, que este site não aceita mais. Escolha a qual serviço ela deve ser enviada, ou remova-a.`,
    save: 'Salvar',
    checking: 'Verificando a chave…',
    works: 'A chave funciona e foi guardada neste aparelho.',
    keptButFails: (reason) => `A chave foi guardada, mas não funciona. ${reason}`,
    ownMachine: (page) =>
      `O serviço roda na sua máquina? Ele precisa aceitar pedidos desta página: no Ollama, OLLAMA_ORIGINS=${page}, e no LM Studio, a opção --cors. Se o navegador pedir acesso à rede local, permita.`,
    notKept: 'Este navegador não permitiu guardar essa configuração.',
    missing: 'Cole a chave antes de salvar.',
    remove: 'Remover a chave',
    removed: 'A chave foi removida deste aparelho.',
    savedService: 'Pronto: o Enlace escreve os textos.',
    unavailable:
      'Não foi possível saber quais serviços são aceitos. Verifique a conexão e abra esta janela de novo.',
  },
}
