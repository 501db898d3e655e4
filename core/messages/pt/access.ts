/** What the pages say about logging in and out, in Portuguese; the other languages say the same. */
import type { AccessMessages } from '../shape/access.ts'

export const access: AccessMessages = {
  loading: 'Carregando…',
  enter: 'Entrar',
  leave: 'Sair',
  pin: 'Código PIN',
  email: 'E-mail da compra',
  emailUnlikely: 'Confira o e-\u2060mail: parece incompleto.',
  login: {
    pageTitle: 'Acessar Plataforma · Enlace',
    title: 'Acessar Plataforma',
    explanation: 'Digite o PIN de seis dígitos que você recebeu por e-\u2060mail.',
    submit: 'Entrar',
    submitting: 'Entrando...',
    back: 'Voltar',
    requestAccess: 'Solicitar acesso',
    altar: 'Ler no altar',
    held: 'Ler as minhas cerimônias sem entrar',
  },
  withoutCookies:
    'Este navegador bloqueia cookies, e sem eles não é possível entrar. Permita os cookies deste site e recarregue a página.',
  linkSent: {
    title: 'Veja o seu e-\u2060mail',
    again: 'Digitar outro PIN',
  },
  reminder: {
    open: 'Receber meu PIN novamente',
    explanation:
      'Informe o e-\u2060mail da compra: enviaremos para ele o seu PIN e um link para entrar.',
    submit: 'Enviar',
    submitting: 'Enviando…',
    sent: 'Se houver um acesso com este e-\u2060mail, o PIN chega em instantes. Olhe também a caixa de spam.',
    failed: 'Não foi possível enviar o pedido. Verifique a conexão e tente novamente.',
  },
  enrolment: {
    title: 'Entrar neste aparelho',
    explanation:
      'Você abriu o link do seu e-\u2060mail. Ele vale uma vez só: entre por ele e este aparelho passa a reconhecer o seu PIN.',
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
    inactive: 'Seu acesso não está ativo.',
  },
  pinBox: {
    title: 'Seu PIN de acesso:',
    advice: 'Guarde este PIN para entrar mais tarde ou em outro aparelho.',
  },
  logout: {
    title: 'Sair da sua conta',
    explanation:
      'As cerimônias que você escreveu continuam guardadas neste aparelho, a menos que você as apague aqui.',
    keepDevice: 'Este aparelho é meu',
    keepDeviceHint:
      'Para entrar de novo aqui, basta o seu PIN. Não marque se outras pessoas usam este aparelho.',
    clearDevice: 'Limpar também este aparelho',
    clearDeviceHint:
      'Apaga daqui todas as cerimônias e a sua chave. Salve antes o que quiser guardar. Marque esta opção se outras pessoas usam este aparelho.',
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
    tooMany: 'Muitas tentativas',
    sessionEnded: 'Sessão encerrada',
    leftOffline: {
      title: 'Você saiu deste aparelho',
      text: 'O servidor não respondeu: a saída será concluída quando houver conexão.',
    },
  },
}
