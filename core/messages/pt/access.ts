/** What the pages say about getting in, staying in and leaving, in Portuguese; the other languages say the same. */
export const access = {
  loading: 'Carregando...',
  enter: 'Entrar',
  leave: 'Sair',
  pin: 'Código PIN',
  email: 'E-mail da compra',
  emailUnlikely: 'Confira o e-\u2060mail: falta alguma parte.',
  login: {
    pageTitle: 'Acessar Plataforma · Enlace',
    title: 'Acessar Plataforma',
    explanation: 'Digite o PIN de seis dígitos que você recebeu por e-\u2060mail.',
    submit: 'Entrar',
    submitting: 'Entrando...',
    back: 'Voltar',
    requestAccess: 'Solicitar acesso',
  },
  linkSent: {
    title: 'Veja o seu e-\u2060mail',
    again: 'Digitar outro PIN',
  },
  reminder: {
    open: 'Receber meu PIN novamente',
    explanation:
      'Informe o e-\u2060mail da compra: enviamos para ele o seu PIN e um link para entrar.',
    submit: 'Enviar',
    submitting: 'Enviando...',
    sent: 'Se este e-\u2060mail tiver acesso, o PIN chega em instantes. Olhe também a caixa de spam.',
    failed: 'Não foi possível enviar o pedido. Verifique a conexão e tente novamente.',
  },
  enrolment: {
    title: 'Entrar neste aparelho',
    explanation:
      'Você abriu o link do seu e-\u2060mail. Ele vale uma vez só: entre por ele e este aparelho passa a conhecer o seu PIN.',
    withPin: 'Prefiro digitar o PIN',
  },
  pinCheck: {
    heading: 'Já tem um PIN?',
    submit: 'Validar PIN',
    submitting: 'Validando...',
  },
  account: {
    region: 'Sua conta',
    pin: 'PIN',
    inactive: 'Sua assinatura não está ativa.',
  },
  pinBox: {
    title: 'Seu PIN de acesso:',
    advice: 'Guarde este PIN para entrar mais tarde ou em outro aparelho.',
  },
  logout: {
    title: 'Sair da sua conta',
    explanation: 'A cerimônia que você escreveu continua guardada neste aparelho.',
    clearDevice: 'Limpar também este aparelho',
    clearDeviceHint:
      'Apaga daqui a cerimônia e a sua chave. Salve antes o que quiser guardar. Marque se outras pessoas usam este aparelho.',
    here: 'Sair',
    everywhere: 'Sair de todos os aparelhos',
    cancel: 'Cancelar',
  },
  toasts: {
    special: { title: 'Login especial realizado!', text: 'Bem-vindo, usuário especial.' },
    welcomeBack: { title: 'Login realizado!', text: 'Bem-vindo de volta.' },
    welcome: 'Bem-vindo! Login realizado com sucesso.',
    pinAccepted: 'PIN válido! Redirecionando para o criador de cerimônias...',
    expired: {
      title: 'Assinatura expirada',
      text: 'Sua assinatura expirou. Por favor, renove sua assinatura.',
    },
    pinNotFound: {
      title: 'PIN inválido',
      text: 'O PIN informado não foi encontrado ou é inválido.',
    },
    pinLength: { title: 'PIN inválido', text: 'O PIN deve conter 6 dígitos.' },
    pinRefused: { title: 'PIN inválido', text: 'O PIN informado não é válido.' },
    notAuthorized: {
      title: 'Acesso não autorizado',
      text: 'O código PIN informado não é válido.',
    },
    checkFailed: {
      title: 'Erro',
      text: 'Não foi possível validar o PIN. Tente novamente.',
    },
    requestFailed: {
      title: 'Erro',
      text: 'Não foi possível processar sua solicitação. Tente novamente.',
    },
    loginFailed: {
      title: 'Erro no login',
      text: 'Houve um erro ao fazer login. Por favor, tente novamente.',
    },
    tooMany: 'Tentativas demais',
    sessionEnded: 'Sessão encerrada',
    leftOffline: {
      title: 'Você saiu deste aparelho',
      text: 'O servidor não respondeu: a saída se completa quando houver conexão.',
    },
  },
}

/** What every language must say; a missing message does not compile. */
export type AccessMessages = typeof access
