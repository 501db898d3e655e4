/** The landing page in Portuguese (seed section 2, "Route /"); the other languages must say the same. */

/** The offer's numbers as the reader's language writes them. */
export interface OfferWording {
  price: string
  accessDays: string
  refundDays: string
}

export const landing = {
  meta: {
    title: 'Enlace: roteiros de cerimônia de casamento personalizados',
    description:
      'Responda a cinco perguntas sobre o casal e receba um roteiro de cerimônia escrito para ele, pronto para ler, ajustar e salvar em Word. Acesso por 1 mês, com 7 dias de garantia.',
    imageDescription: 'Um arco de casamento com ramos e duas alianças entrelaçadas',
  },
  navigation: {
    label: 'Navegação principal',
    skip: 'Ir para o conteúdo',
    login: 'Entrar',
  },
  hero: {
    headline: 'A cerimônia que só poderia ser deles.',
    subtitle:
      'Você conta a história do casal em cinco respostas. O Enlace escreve o roteiro inteiro, da entrada ao beijo, e você dá o toque final.',
    start: 'Quero começar',
    read: 'Ler um exemplo',
    terms: ({ price, accessDays, refundDays }: OfferWording) =>
      `${price} por ${accessDays} dias, sem renovação automática, com ${refundDays} dias de garantia.`,
  },
  steps: {
    heading: 'Como funciona',
    items: [
      {
        title: 'Responda às perguntas sobre o casal',
        text: 'São cinco, e você pode enviá-las aos noivos com um toque. Depois é só colar aqui o que eles responderem.',
      },
      {
        title: 'A inteligência artificial escreve o texto',
        text: 'As boas-vindas a quem veio de longe, a história dos dois e a mensagem final surgem em instantes, dentro de um roteiro completo.',
      },
      {
        title: 'Você personaliza o texto',
        text: 'Mude o que quiser, com a sua voz, e salve em Word: pronto para imprimir e levar ao altar.',
      },
    ],
  },
  reputation: {
    text: 'Antes de comprar, veja o que dizem de nós.',
    link: 'Nossa página no site de reputação',
  },
  offer: {
    heading: 'Acesso por 1 mês',
    once: 'Pagamento único. Nada se renova sozinho.',
    included: ({ accessDays, refundDays }: OfferWording) => [
      `${accessDays} dias de acesso, contados da confirmação do pagamento`,
      'Quantas cerimônias você quiser, em quatro idiomas',
      'PIN de acesso por e-\u2060mail assim que o pagamento é confirmado',
      `${refundDays} dias de garantia: se mudar de ideia, devolvemos tudo`,
    ],
    seller: (business: string) => `Vendido por ${business}`,
    agreement: 'Ao comprar, você concorda com os',
    termsLink: 'termos de uso',
  },
  benefits: {
    heading: 'O que muda no seu trabalho',
    items: [
      {
        title: 'Tempo de volta para você',
        text: 'Noites diante da página em branco viram minutos de leitura e ajuste. Sobra tempo para o que ninguém faz no seu lugar: conversar com o casal.',
      },
      {
        title: 'Personalização do começo ao fim',
        text: 'As cidades dos convidados, o primeiro encontro, o que venceram juntos: cada texto nasce do que o casal contou, não de um modelo com espaços a preencher.',
      },
      {
        title: 'Resultado profissional',
        text: 'Ordem de entrada, alianças, votos, areias, cápsula do tempo, a lembrança de sair da foto do beijo: um roteiro completo, na ordem em que será lido.',
      },
    ],
  },
  audience: {
    heading: 'Para quem vai dizer as palavras',
    items: [
      {
        title: 'Celebrantes profissionais',
        text: 'Para quem tem vários casais no mesmo mês e não quer que nenhum deles escute a cerimônia do outro.',
      },
      {
        title: 'Amigos e familiares',
        text: 'Para quem ouviu “você celebra o nosso casamento?”, disse sim na hora e agora procura por onde começar.',
      },
    ],
  },
  data: {
    heading: 'A história do casal fica com você',
    items: [
      {
        title: 'Não guardamos o que você escreve',
        text: 'Respostas e textos passam pelo nosso servidor apenas enquanto o texto é escrito. Não ficam em banco de dados, nem em registros, nem em cópias.',
      },
      {
        title: 'Fica no seu aparelho',
        text: 'Cada letra é guardada no seu navegador, para você continuar de onde parou. Apague quando quiser e salve o .docx para levar consigo.',
      },
      {
        title: 'Sem rastreadores',
        text: 'Nenhum anúncio, nenhuma estatística de terceiros, nenhum cookie além dos que fazem a página funcionar.',
      },
    ],
    link: 'Ler a política de privacidade',
  },
  questions: {
    heading: 'Perguntas frequentes',
    items: [
      {
        question: 'O texto não vai ficar com cara de robô?',
        answer:
          'O texto é tão pessoal quanto as respostas. Um detalhe concreto, como o prato que queimou no primeiro jantar, vale mais do que dez adjetivos. E tudo pode ser mudado: o roteiro chega pronto, mas a última palavra é sua.',
      },
      {
        question: 'Como recebo o acesso?',
        answer:
          'Assim que o provedor confirma o pagamento, enviamos por e-\u2060mail um PIN de 6 dígitos. Com cartão, Pix ou saldo, isso costuma levar instantes; um boleto depende da compensação do banco.',
      },
      {
        question: 'Quantas cerimônias posso escrever?',
        answer:
          'Quantas precisar. Há apenas uma proteção contra abuso, de 60 gerações por hora e 4 ao mesmo tempo, que ninguém alcança escrevendo para pessoas de verdade.',
      },
      {
        question: 'A cobrança se repete todo mês?',
        answer:
          'Não. Você paga uma vez e o acesso termina sozinho. Se quiser continuar, compra de novo; comprando antes do fim, com o mesmo e-\u2060mail, os dias se somam.',
      },
      {
        question: 'E se eu não gostar?',
        answer:
          'Dentro de 7 dias, peça a devolução na própria plataforma, com um botão, ou por e-\u2060mail. O valor volta inteiro, pelo mesmo meio de pagamento, sem precisar explicar o motivo.',
      },
      {
        question: 'Posso cobrar pela cerimônia que o Enlace me ajudou a escrever?',
        answer:
          'Pode. Enquanto for assinante, você usa os textos gerados sem problemas de direitos autorais, também em cerimônias remuneradas.',
      },
      {
        question: 'Funciona no celular? E sem internet, no dia da festa?',
        answer:
          'Sim. A plataforma foi desenhada primeiro para o celular e, depois da primeira visita, abre também sem internet: você lê, ajusta e salva. Só escrever textos novos precisa de conexão.',
      },
      {
        question: 'O casamento tem valor legal?',
        answer:
          'O roteiro é de uma cerimônia simbólica, com uma assinatura simbólica. O casamento civil é feito em cartório, antes ou depois.',
      },
    ],
  },
  footer: {
    guarantee: ({ refundDays }: OfferWording) =>
      `${refundDays} dias de garantia: devolução do dinheiro pedida na plataforma ou por e-\u2060mail.`,
    immediate: 'Acesso imediato após a confirmação do pagamento.',
    rights:
      'Enquanto for assinante, você pode usar os textos gerados sem problemas de direitos autorais.',
    providers: 'Compra garantida pelo Mercado Pago ou pelo PayPal.',
    company: 'Empresa',
    contact: 'Fale conosco',
    message: 'Enviar mensagem',
    documents: 'Documentos',
    privacy: 'Privacidade',
    terms: 'Termos de uso',
    languages: 'Idiomas',
  },
}

export type LandingMessages = typeof landing
