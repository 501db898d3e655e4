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
    retrying: 'Tentando de novo…',
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
  footer: {
    promise: 'Suas respostas e seus textos não são guardados em nossos servidores.',
    contact: 'Fale conosco:',
  },
}
