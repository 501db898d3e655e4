/** What the pages say about buying and withdrawing, in Portuguese; the other languages say the same. */
import type { SellingMessages } from '../shape/selling.ts'

export const selling: SellingMessages = {
  offer: {
    heading: 'Acesso por 1 mês',
    once: 'Pagamento único. Nada se renova sozinho.',
    included: (accessDays, refundDays) => [
      `${accessDays} dias de acesso, contados da confirmação do pagamento`,
      'Quantas cerimônias você quiser, em quatro idiomas',
      'PIN de acesso por e-\u2060mail assim que o pagamento é confirmado',
      `${refundDays} dias de garantia, ou mais, conforme a lei do seu país: se mudar de ideia, devolvemos tudo`,
    ],
    seller: (name) => `Vendido por ${name}`,
    businessId: (id) => `CPF/CNPJ ${id}`,
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
      'Se ficar em branco, o PIN vai para o e-\u2060mail da sua conta no serviço de pagamento.',
    emailHintRenewal:
      'Com este e-\u2060mail, os dias novos se somam ao seu acesso e o PIN continua o mesmo.',
    emailUnlikely: 'Confira o e-\u2060mail: parece incompleto.',
    emailNeeded: 'Informe o seu e-\u2060mail: sem cookies, o PIN só pode chegar por ele.',
    withoutCookies:
      'Este navegador bloqueia cookies. Você pode comprar assim mesmo, mas o PIN vai somente por e-\u2060mail, e para entrar com ele será preciso permitir os cookies deste site.',
    mercadoPago: 'Pagar com Mercado Pago',
    mercadoPagoMeans: 'Pix, cartão ou boleto',
    payPal: 'Pagar com PayPal',
    payPalMeans: 'Cartão, com ou sem conta PayPal',
    preparing: 'Preparando o Mercado Pago…',
    leaving: 'Abrindo a página de pagamento…',
    preferenceFailed: 'O Mercado Pago não respondeu desta vez.',
    retry: 'Tentar de novo',
    closed: 'As vendas estão suspensas no momento. Tente novamente mais tarde.',
    elsewhere:
      'Você paga na página do serviço de pagamento e volta para cá. Os dados do cartão não passam por nós.',
    simulated: 'Pagamento simulado: nada é cobrado.',
    simulatedOne: (provider) => `Aqui o ${provider} é simulado: nada é cobrado.`,
  },
  returned: {
    pageTitle: 'Sua compra · Enlace',
    confirming: {
      title: 'Confirmando o pagamento',
      text: 'Estamos consultando o serviço de pagamento. Costuma levar alguns segundos, e esta página avança sozinha.',
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
      text: {
        'mercado-pago':
          'O Pix ou o boleto ainda não foi pago, ou o cartão está em análise. Assim que o pagamento for confirmado, o PIN chega por e-\u2060mail, e você pode fechar esta página.',
        paypal:
          'O PayPal recebeu o seu pagamento e ainda o está analisando. Assim que ele for confirmado, o PIN chega por e-\u2060mail, e você pode fechar esta página.',
      },
      amount: 'Valor',
      means: 'Forma de pagamento',
      pinTo: 'O PIN vai para',
      payersEmail: (provider) => `o e-\u2060mail da sua conta no ${provider}`,
      backToCode: 'Voltar ao código Pix ou ao boleto',
      otherWays: 'Pagar de outra forma',
      watching: 'Enquanto esta página estiver aberta, continuamos verificando.',
    },
    failed: {
      title: 'O pagamento não foi concluído',
      text: 'Nada foi cobrado por este pedido. Se quiser, tente de novo agora mesmo, com outro cartão ou de outra forma.',
    },
    cancelled: {
      title: 'Pagamento cancelado',
      text: 'Você voltou sem pagar, e nada foi cobrado. Se quiser, é só escolher de novo como pagar.',
    },
    withoutCookies: {
      title: 'O PIN vai por e-\u2060mail',
      text: 'Este navegador bloqueia cookies, e por isso a compra não pode ser reconhecida aqui. Se você pagou, o PIN chega por e-\u2060mail assim que o pagamento for confirmado. Para entrar com ele, permita os cookies deste site.',
    },
    notFound: 'Compra não encontrada',
    unknown: {
      title: 'Não deu para confirmar agora',
      text: 'Se você pagou, o pagamento não se perde: o PIN chega por e-\u2060mail assim que ele for confirmado.',
      again: 'Verificar de novo',
    },
    captureFailed: {
      title: 'O PayPal não respondeu desta vez',
      text: 'A cobrança ainda não foi confirmada. Se tentar de novo, você não pagará duas vezes.',
      again: 'Tentar de novo',
    },
    shownPin: {
      title: 'Este é o seu PIN',
      advice:
        'Anote-o agora: a compra veio sem o seu e-\u2060mail, e é com este PIN que você entra mais tarde ou em outro aparelho.',
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
    until: (date) => `Você pode desistir até ${date} e receber tudo de volta.`,
    requestedLine: 'A devolução foi solicitada e está a caminho.',
    title: 'Desistir da compra?',
    question: (price, provider) =>
      `Devolvemos ${price} pelo ${provider}, e o acesso desta compra termina na hora. Quer mesmo desistir?`,
    keepTexts:
      'Suas cerimônias continuam neste aparelho: você ainda abre, corrige e imprime. Só para escrever textos novos é preciso ter acesso.',
    confirm: 'Sim, quero o dinheiro de volta',
    confirming: 'Pedindo a devolução…',
    stay: 'Não, quero continuar',
    refunded: {
      title: 'Compra cancelada',
      text: (price, provider) =>
        `O valor de ${price} está voltando para você pelo ${provider}. O tempo até ele aparecer na conta ou na fatura depende do banco ou do cartão.`,
    },
    requested: {
      title: 'Devolução solicitada',
      text: (price, provider) =>
        `O pedido está feito. O ${provider} ainda não terminou de devolver ${price}: vamos acompanhar até o fim, sem que você precise fazer mais nada.`,
    },
    byHand: {
      title: 'Desistência registrada',
      text: 'O seu pedido está feito, dentro do prazo. Como dizem os termos, quem responde a este é alguém da nossa equipe, em até 5 dias, e só então o dinheiro volta. Até lá o seu acesso continua, e não é preciso fazer mais nada.',
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
