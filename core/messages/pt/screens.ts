/** Everything on the pages that no other file of this folder covers, in Portuguese. */
import type { ScreenMessages } from '../shape/screens.ts'

export const screens: ScreenMessages = {
  product: {
    name: 'Enlace',
  },
  notFound: {
    title: 'Página não encontrada',
    explanation: 'Este endereço não leva a nenhuma página. Nada do que você escreveu se perdeu.',
    home: 'Voltar ao início',
    creator: 'Ir para o criador de cerimônias',
  },
  crash: {
    explanation: 'Algo inesperado aconteceu e esta página parou de funcionar.',
    nothingLost:
      'Nada se perdeu: tudo o que você escreveu continua guardado neste aparelho. Recarregue para continuar de onde parou.',
    details: 'Detalhes do erro',
    reload: 'Recarregar a página',
    home: 'Voltar ao início',
  },
  missingPiece: {
    title: 'Falta uma parte da página',
    explanation:
      'O criador de cerimônias não carregou por completo: a conexão falhou. Assim que ela voltar, tentaremos de novo automaticamente.',
    nothingLost: 'Nada se perdeu: tudo o que você escreveu continua guardado neste aparelho.',
    retry: 'Tentar de novo',
    retrying: 'Tentando de novo...',
    stillMissing: 'Ainda não foi possível. Verifique a conexão com a internet.',
  },
  dialog: { close: 'Fechar' },
  toast: {
    region: 'Avisos',
    close: 'Fechar aviso',
    error: 'Erro',
  },
  language: {
    title: 'Escolha o seu idioma',
    explanation:
      'As telas, as perguntas e os textos da cerimônia aparecem neste idioma. Você pode mudá-lo quando quiser.',
    change: 'Mudar o idioma',
    changeFrom: (name) => `Mudar o idioma: ${name}`,
  },
  header: {
    title: 'Criador de Cerimônias',
    pageTitle: 'Criador de Cerimônias · Enlace',
    instructions: 'Instruções',
    settings: 'Serviço de escrita',
    help: 'Ajuda',
  },
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
    waiting: 'Aguardando as primeiras palavras...',
    writing: 'Escrevendo...',
    keptFormer: 'Este texto não foi refeito; o anterior continua aqui.',
    notWritten: 'Este texto ainda não foi escrito.',
    demonstration:
      'Demonstração: gravações ou palavras das respostas, não uma inteligência artificial.',
  },
  texts: {
    welcome: 'Texto de boas-vindas',
    ceremony: 'Texto da cerimônia',
    finalMessage: 'Mensagem final',
  },
  parts: {
    region: 'Partes da página',
    info: 'Casal',
    questions: 'Perguntas',
    script: 'Roteiro',
  },
  actions: {
    generate: 'Gerar Texto',
    generating: 'Gerando...',
    stop: 'Parar',
    saveDocument: 'Salvar .docx',
    copy: 'Copiar Texto',
    clear: 'Limpar Tudo',
    saveFile: 'Salvar em um arquivo',
    openFile: 'Abrir um arquivo salvo',
    fileHeading: 'Para continuar em outro aparelho',
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
  toasts: {
    questionsCopied: 'Perguntas copiadas!',
    documentGenerated: 'Documento gerado!',
    textsGenerated: 'Textos gerados!',
    copied: 'Copiado!',
    cleared: { title: 'Conteúdo limpo', text: 'Todas as informações foram removidas' },
    namesMissing: {
      title: 'Informação necessária',
      text: 'Por favor, preencha os nomes dos noivos.',
    },
    generationFailed: 'Houve um erro ao gerar os textos. Por favor, tente novamente.',
    documentFailed: 'Houve um erro ao gerar o documento. Por favor, tente novamente.',
    tooLong: 'Texto longo demais',
    stopped: 'Geração interrompida',
    copyFailed: 'Não foi possível copiar. Selecione o texto e copie manualmente.',
    fileSaved: 'Arquivo salvo!',
    fileOpened: 'Arquivo aberto!',
    fileRefused: {
      'not-json': 'Este arquivo não é uma cerimônia salva pelo Enlace.',
      'not-a-ceremony': 'Este arquivo não é uma cerimônia salva pelo Enlace.',
      'newer-version':
        'Este arquivo foi salvo por uma versão mais nova. Recarregue a página e tente outra vez.',
      unreadable: 'Não foi possível ler este arquivo.',
    },
    restored: 'Conteúdo recuperado!',
  },
  failures: {
    offline:
      'Não foi possível conectar ao Enlace. Verifique a conexão com a internet e tente de novo.',
    writingNeedsNetwork:
      'Para escrever os textos, é preciso ter internet, e não foi possível conectar ao Enlace. Editar, copiar e salvar o .docx funcionam sem conexão; gere os textos quando ela voltar.',
    keyElsewhere: (host) =>
      `A sua chave foi guardada para ${host}, que este site não aceita mais, e não foi enviada a ninguém. Escolha o serviço da chave em “Serviço de escrita”.`,
    report: 'O que não deu certo',
    about: (text) => `${text}:`,
    notWritten:
      'Desta vez não foi possível escrever este texto; o roteiro fica com o que já estava nele.',
    nothingLost: 'Nada se perdeu: suas respostas e os textos anteriores continuam aqui.',
    retry: 'Tentar de novo só o que faltou',
  },
  undo: {
    cleared: 'Esta cerimônia foi limpa deste aparelho.',
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
      'Aqui, gravações ou palavras das respostas, não uma inteligência artificial.',
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
    checking: 'Verificando a chave...',
    works: 'A chave funciona e foi guardada neste aparelho.',
    keptButFails: (reason) => `A chave foi guardada, mas não funciona. ${reason}`,
    notKept: 'Este navegador não permitiu guardar essa configuração.',
    missing: 'Cole a chave antes de salvar.',
    remove: 'Remover a chave',
    removed: 'A chave foi removida deste aparelho.',
    savedService: 'Pronto: o Enlace escreve os textos.',
    unavailable:
      'Não foi possível saber quais serviços são aceitos. Verifique a conexão e abra esta janela de novo.',
  },
  footer: {
    promise: 'Suas respostas e seus textos não são guardados em nossos servidores.',
    contact: 'Fale conosco:',
  },
}
