/** What the pages say about buying and about taking a purchase back, in Portuguese; the other languages say the same. */
export const selling = {
  offer: {
    heading: 'Acesso por 1 mês',
    once: 'Pagamento único. Nada se renova sozinho.',
    included: (accessDays: string, refundDays: string) => [
      `${accessDays} dias de acesso, contados da confirmação do pagamento`,
      'Quantas cerimônias você quiser, em quatro idiomas',
      'PIN de acesso por e-\u2060mail assim que o pagamento é confirmado',
      `${refundDays} dias de garantia: se mudar de ideia, devolvemos tudo`,
    ],
    seller: (name: string) => `Vendido por ${name}`,
    businessId: (id: string) => `CPF/CNPJ ${id}`,
    agreement: 'Ao pagar, você aceita os',
    termsLink: 'termos de uso',
    and: 'e a',
    privacyLink: 'política de privacidade',
  },
  ways: {
    region: 'Formas de pagamento',
    email: 'E-mail para receber o PIN',
    optional: 'opcional',
    emailHint:
      'Se ficar em branco, o PIN vai para o e-\u2060mail da sua conta no meio de pagamento.',
    emailHintRenewal:
      'Com este e-\u2060mail, os dias novos se somam ao seu acesso e o PIN continua o mesmo.',
    emailUnlikely: 'Confira o e-\u2060mail: falta alguma parte.',
    mercadoPago: 'Pagar com Mercado Pago',
    mercadoPagoMeans: 'Pix, cartão ou boleto',
    payPal: 'Pagar com PayPal',
    payPalMeans: 'Cartão, com ou sem conta PayPal',
    preparing: 'Preparando o Mercado Pago...',
    leaving: 'Abrindo a página de pagamento...',
    preferenceFailed: 'O Mercado Pago não respondeu desta vez.',
    retry: 'Tentar de novo',
    closed: 'As compras estão fechadas no momento. Tente novamente mais tarde.',
    elsewhere:
      'Você paga na página do meio de pagamento e volta para cá. Os dados do cartão não passam por nós.',
    simulated: 'Pagamento simulado: nenhum dinheiro é movido.',
    simulatedOne: (provider: string) => `${provider} é simulado: nenhum dinheiro é movido.`,
  },
  returned: {
    pageTitle: 'Sua compra · Enlace',
    confirming: {
      title: 'Confirmando o pagamento',
      text: 'Estamos perguntando ao meio de pagamento. Costuma levar poucos segundos, e esta página avança sozinha.',
    },
    paid: {
      title: 'Pagamento confirmado!',
      text: 'Estamos abrindo o criador de cerimônias.',
    },
    mailed: {
      title: 'Pagamento confirmado!',
      text: 'O PIN vai somente por e-\u2060mail, para o endereço da compra: assim, só quem o recebe entra. Olhe também a caixa de spam.',
    },
    pending: {
      title: 'Pagamento aguardando confirmação',
      text: 'Um Pix, um boleto ou um cartão em análise ainda não foi confirmado. Assim que for, o PIN chega por e-\u2060mail, e você pode fechar esta página.',
      watching: 'Enquanto ela fica aberta, continuamos verificando.',
    },
    failed: {
      title: 'O pagamento não foi concluído',
      text: 'Nada foi cobrado por este pedido. Se quiser, tente de novo agora mesmo, com outro cartão ou de outra forma.',
    },
    cancelled: {
      title: 'Pagamento cancelado',
      text: 'Você voltou sem pagar, e nada foi cobrado. Se quiser, é só escolher de novo como pagar.',
    },
    notFound: 'Compra não encontrada',
    unknown: {
      title: 'Não deu para confirmar agora',
      text: 'Se você pagou, o pagamento não se perde: o PIN chega por e-\u2060mail assim que ele for confirmado.',
      again: 'Verificar de novo',
    },
    captureFailed: {
      title: 'O PayPal não respondeu desta vez',
      text: 'A cobrança ainda não foi confirmada. Tentar de novo não cobra duas vezes.',
      again: 'Tentar de novo',
    },
    shownPin: {
      title: 'Este é o seu PIN',
      advice:
        'Anote-o agora: não recebemos nenhum e-\u2060mail seu, e é com este PIN que você entra mais tarde ou em outro aparelho.',
      copy: 'Copiar o PIN',
      open: 'Abrir o criador de cerimônias',
    },
    enter: 'Entrar com o PIN',
    home: 'Voltar ao início',
  },
  renewal: {
    heading: 'Renovar o acesso',
  },
  withdrawal: {
    open: 'Desistir da compra',
    until: (date: string) => `Você pode desistir até ${date} e receber tudo de volta.`,
    requestedLine: 'A devolução foi pedida e está a caminho.',
    title: 'Desistir da compra?',
    question: (price: string, provider: string) =>
      `Devolvemos ${price} pelo ${provider}, e o acesso desta compra termina na hora. Quer mesmo desistir?`,
    keepTexts: 'Salve antes as cerimônias que quiser guardar. Os textos continuam neste aparelho.',
    confirm: 'Sim, quero o dinheiro de volta',
    confirming: 'Pedindo a devolução...',
    stay: 'Não, quero continuar',
    refunded: {
      title: 'Compra desfeita',
      text: (price: string, provider: string) =>
        `${price} está voltando para você pelo ${provider}. O tempo até aparecer na conta ou na fatura depende do banco ou do cartão.`,
    },
    requested: {
      title: 'Devolução pedida',
      text: (price: string, provider: string) =>
        `O pedido está feito. O ${provider} ainda não terminou de devolver ${price}: acompanhamos até o fim, sem que você precise fazer mais nada.`,
    },
    failed: {
      title: 'Erro',
      text: 'Não foi possível pedir a devolução. Nada mudou; tente novamente em alguns instantes.',
    },
    done: 'Fechar',
  },
  toasts: {
    confirmedSession: {
      title: 'Pagamento confirmado!',
      text: 'Seu PIN foi gerado com sucesso. Você será redirecionado para o app.',
    },
    confirmedLetter: 'Pagamento confirmado! Você receberá seu código PIN por email em instantes.',
    processingFailed: {
      title: 'Erro no processamento',
      text: 'Houve um erro ao processar seu pagamento. Por favor, entre em contato com o suporte.',
    },
    preferenceFailed: {
      title: 'Erro ao criar preferência',
      text: 'Por favor, tente novamente ou entre em contato conosco.',
    },
    processFailed: {
      title: 'Erro no processo',
      text: 'Por favor, tente novamente ou entre em contato conosco.',
    },
    copied: 'Copiado!',
  },
}

/** What every language must say; a missing message does not compile. */
export type SellingMessages = typeof selling
