/** The landing page in Portuguese (docs/specification.md section 2.1); the other languages must say the same. */
import type { LandingMessages } from '../shape/landing.ts'
import { limits } from './limits.ts'

export const landing: LandingMessages = {
  meta: {
    title: 'Enlace: roteiros de cerimônia de casamento personalizados',
    description:
      'Responda a cinco perguntas sobre o casal e receba um roteiro de cerimônia escrito para ele, pronto para ler, ajustar e salvar em Word. Acesso por 1 mês, com 7 dias de garantia.',
    imageDescription:
      'Um arco de casamento com ramos; nele, uma resposta do casal vira a frase que será lida',
  },
  navigation: {
    label: 'Navegação principal',
    skip: 'Ir para o conteúdo',
    login: 'Entrar',
  },
  hero: {
    audience: 'Para quem celebra: profissionais, amigos e família do casal',
    headline: 'A cerimônia que só poderia ser deste casal.',
    subtitle:
      'Você conta a história do casal em cinco respostas. O Enlace escreve com elas o roteiro inteiro, da entrada ao beijo, e você dá o toque final.',
    start: 'Quero começar',
    read: 'Ler um exemplo',
    terms: ({ price, accessDays, refundDays }) =>
      `${price} por ${accessDays} dias, sem renovação automática, com ${refundDays} dias de garantia.`,
  },
  twoNames: {
    heading: 'Escreva dois nomes',
    explanation:
      'E leia agora, nesta página, o roteiro clássico com os nomes do seu casal. Nada é enviado.',
    first: 'Um nome',
    second: 'O outro nome',
    couple: 'O casal',
    couples: {
      brideAndGroom: 'Noiva e noivo',
      twoBrides: 'Duas noivas',
      twoGrooms: 'Dois noivos',
      other: 'Outro',
    },
    show: 'Ver o roteiro',
    loading: 'Montando o roteiro…',
    failed: 'Não foi possível carregar o roteiro. Verifique a conexão e tente de novo.',
    script: 'Roteiro com os nomes que você escreveu',
  },
  steps: {
    heading: 'Como funciona',
    items: [
      {
        title: 'Responda às perguntas sobre o casal',
        text: 'São cinco, e com um toque você copia todas para enviar aos noivos. Depois é só colar na plataforma o que eles responderem.',
      },
      {
        title: 'A inteligência artificial escreve o texto',
        text: 'As boas-vindas a quem veio de longe, a história dos dois e a mensagem final surgem em instantes, dentro de um roteiro completo.',
      },
      {
        title: 'Você personaliza o texto',
        text: 'Reescreva os três textos do seu jeito e salve em Word: é só imprimir e levar ao altar.',
      },
    ],
  },
  reputation: {
    text: 'Antes de comprar, veja o que dizem de nós.',
    link: 'Nossa página no site de avaliações',
  },
  offer: {
    heading: 'Acesso por 1 mês',
    once: 'Pagamento único. Nada se renova sozinho.',
    included: ({ accessDays, refundDays }) => [
      `${accessDays} dias de acesso, contados da confirmação do pagamento`,
      'Quantas cerimônias você quiser, em quatro idiomas',
      'PIN de acesso por e-\u2060mail assim que o pagamento é confirmado',
      `${refundDays} dias de garantia, ou mais, conforme a lei do seu país: se mudar de ideia, devolvemos tudo`,
    ],
    seller: (business) => `Vendido por ${business}`,
    agreement: 'Ao comprar, você concorda com os',
    termsLink: 'termos de uso',
  },
  benefits: {
    heading: 'O que muda no seu trabalho',
    items: [
      {
        title: 'Personalização do começo ao fim',
        text: 'Boas-vindas, história e mensagem final nascem do que o casal contou. Toque em uma frase e veja de onde ela veio.',
        picture: 'Uma frase do roteiro em destaque e, embaixo, o que o casal contou',
      },
      {
        title: 'Mais tempo para você',
        text: 'Noites diante da página em branco viram minutos de leitura e ajuste. No dia, leia no celular, em letra grande.',
        picture: 'O roteiro em letra grande no celular, pronto para ler no altar',
      },
      {
        title: 'Resultado profissional',
        text: 'Um roteiro completo, na ordem em que será lido, em Word ou em fichas para imprimir.',
        picture: 'Uma ficha impressa com a história do casal',
      },
    ],
  },
  audience: {
    heading: 'Para quem é',
    items: [
      {
        title: 'Amigos e família do casal',
        text: 'Alguém perguntou “você celebra o nosso casamento?” e você disse sim. Comece por dois nomes e pelo que já sabe do casal: o roteiro vem inteiro, com o que fazer em cada momento, e depois é só ajustar.',
      },
      {
        title: 'Celebrantes profissionais',
        text: 'Vários casais no mesmo mês, cada um com a própria história: uma lista das suas cerimônias, a sua ordem de sempre, outras palavras para cada ritual, fichas para imprimir e a leitura no altar.',
      },
    ],
  },
  data: {
    heading: 'O que fica com você',
    items: [
      {
        title: 'Depois dos 30 dias',
        text: 'O que você escreveu continua no seu aparelho: abra, corrija à mão, leia no altar e imprima sem pagar de novo. Só para escrever textos novos é preciso outro acesso.',
      },
      {
        title: 'A história fica com você',
        text: 'Respostas e textos passam pelo nosso servidor apenas enquanto o texto é escrito, e não ficam em banco de dados, registro ou cópia de segurança. Sem anúncios e sem rastreadores.',
      },
      {
        title: 'O valor legal da cerimônia',
        text: 'A cerimônia é simbólica e, por si só, não tem efeito legal. No Brasil, o casamento civil é feito em cartório, antes ou depois.',
      },
    ],
    link: 'Ler a política de privacidade',
  },
  limits,
  questions: {
    heading: 'Perguntas frequentes',
    items: ({ fairUseAnswer }) => [
      {
        question: 'O texto não vai parecer escrito por um robô?',
        answer:
          'O texto é tão pessoal quanto as respostas. Um detalhe concreto, como o prato que queimou no primeiro jantar, vale mais do que dez adjetivos. E tudo pode ser mudado: o roteiro chega pronto, mas a última palavra é sua.',
      },
      {
        question: 'Como recebo o acesso?',
        answer:
          'Assim que o pagamento é confirmado, enviamos por e-\u2060mail um PIN de 6 dígitos. Com cartão, Pix ou saldo em conta, isso costuma levar instantes; o boleto depende da compensação bancária.',
      },
      {
        question: 'Quantas cerimônias posso escrever?',
        answer: `Quantas precisar.${fairUseAnswer}`,
      },
      {
        question: 'E se eu não gostar?',
        answer:
          'A garantia é de 7 dias, ou mais, conforme a lei do seu país, e o botão de devolução na sua conta funciona por 14; você também pode pedir por e-\u2060mail. O valor volta inteiro, pelo mesmo meio de pagamento, e você não precisa explicar o motivo.',
      },
      {
        question: 'Funciona no celular? E sem internet, no dia da festa?',
        answer:
          'Sim. A plataforma foi pensada primeiro para o celular e, depois da primeira visita, abre também sem internet: você lê, ajusta e salva. Só é preciso conexão para escrever textos novos.',
      },
    ],
  },
  footer: {
    guarantee: ({ refundDays }) =>
      `${refundDays} dias de garantia, ou mais, conforme a lei do seu país: peça o dinheiro de volta na plataforma ou por e-\u2060mail.`,
    immediate: 'Acesso imediato após a confirmação do pagamento.',
    rights:
      'Os textos gerados durante o seu acesso podem ser usados sem problemas de direitos autorais, também depois dele e em cerimônias pagas.',
    providers: 'Compra garantida pelo Mercado Pago ou pelo PayPal.',
    company: 'Empresa',
    contact: 'Fale conosco',
    message: 'Enviar mensagem',
    documents: 'Documentos',
    help: 'Ajuda',
    privacy: 'Privacidade',
    terms: 'Termos de uso',
    languages: 'Idiomas',
  },
}
