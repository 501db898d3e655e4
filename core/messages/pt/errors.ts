/** What the user reads when something is refused or a text could not be written. */
import type { ErrorMessages } from '../shape/errors.ts'

export const errors: ErrorMessages = {
  refusals: {
    'body-invalid': () =>
      'Não conseguimos entender o pedido. Recarregue a página e tente novamente: o que você digitou continua guardado neste aparelho.',
    'names-missing': () => 'Por favor, preencha os nomes dos noivos.',
    'name-too-long': ({ limit }) =>
      `Um dos nomes passa de ${limit} caracteres. Encurte-o e tente novamente.`,
    'text-too-long': () => 'O texto enviado é longo demais. Divida-o em partes e tente de novo.',
    'location-too-long': ({ limit }) =>
      `O local passa de ${limit} caracteres. Encurte-o e tente novamente.`,
    'answer-too-long': ({ limit, questionNumber }) =>
      `A resposta à pergunta ${questionNumber} passa de ${limit} caracteres. Encurte-a e tente novamente.`,
    'pin-invalid': () => 'O PIN informado não foi encontrado ou é inválido.',
    'subscription-expired': () => 'Sua assinatura expirou. Por favor, renove sua assinatura.',
    'email-required': () => 'Neste aparelho, informe o e-\u2060mail da compra junto com o PIN.',
    'link-sent': () =>
      'Se houver um acesso com este e-\u2060mail, enviamos um link para ele. Abra o link neste aparelho para entrar.',
    'enrolment-invalid': () =>
      'Este link já foi usado ou não vale mais. Peça um novo em “Receber meu PIN novamente”.',
    'session-required': () =>
      'Entre com o seu PIN para continuar. O que você digitou continua aqui.',
    'origin-refused': () =>
      'Este pedido não veio da nossa página. Abra o site pelo endereço oficial e tente novamente.',
    'host-refused': () =>
      'Este endereço não é o do site. Abra o site pelo endereço oficial e tente novamente.',
    'not-found': () => 'Não encontramos o que você procura. Confira o endereço.',
    'method-not-allowed': () =>
      'Este endereço não aceita esse tipo de pedido. Recarregue a página e tente novamente.',
    'body-too-large': () =>
      'O pedido é grande demais. Encurte as respostas mais longas e tente novamente.',
    'too-many-attempts': ({ wait }) =>
      `Houve muitas tentativas a partir desta rede. Tente novamente em ${wait} ou abra o link do e-\u2060mail em que recebeu o seu PIN.`,
    'generations-at-once': () =>
      'Já há textos sendo gerados com este acesso em outras janelas. Espere até que fiquem prontos e gere novamente.',
    'generations-per-hour': ({ wait }) =>
      `Você gerou muitos textos na última hora. Para proteger o serviço, há um limite por hora: gere novamente em ${wait}.`,
    'characters-per-hour': ({ wait }) =>
      `Você enviou texto demais para a IA na última hora. Para proteger o serviço, há um limite por hora: tente novamente em ${wait}. Nada do que você digitou se perdeu.`,
    'characters-per-day': ({ wait }) =>
      `Você enviou texto demais para a IA nas últimas 24 horas. Para proteger o serviço, há um limite por dia: tente novamente em ${wait}. Nada do que você digitou se perdeu.`,
    'notification-refused': () => 'A assinatura desta notificação não confere.',
    'order-not-found': () =>
      'Não encontramos esta compra neste navegador. Se você já pagou, o PIN chega ao seu e-\u2060mail; se não, comece a compra novamente.',
    'withdrawal-window-closed': () =>
      'O prazo de 14 dias para desistir desta compra já passou. Fale com o suporte se precisar de ajuda.',
    'nothing-to-withdraw': () =>
      'Não há compra sua para cancelar aqui. Se você comprou em outro navegador, abra o link do e-\u2060mail da compra e tente por lá. Fale com o suporte se precisar de ajuda.',
    'payment-failed': () =>
      'Não conseguimos nos conectar ao serviço de pagamento. Nada foi cobrado por este pedido; tente novamente em alguns instantes.',
    internal: () =>
      'Algo deu errado do nosso lado. Nada do que você digitou se perdeu; tente novamente em alguns instantes.',
    unavailable: () =>
      'O serviço está indisponível no momento. Tente novamente em alguns minutos: nada do que você digitou se perdeu.',
    'shutting-down': () =>
      'O serviço está sendo reiniciado. Tente novamente dentro de um minuto: nada do que você digitou se perdeu.',
  },
  callTooLong: ({ limit, excess: { number, form }, matter }) =>
    `É texto demais para uma vez só: a IA lê até ${limit} caracteres. Tire pelo menos ${number} ${form === 'one' ? 'caractere' : 'caracteres'}, de preferência ${{ answers: 'das respostas', facts: 'do que o casal contou', text: 'do texto' }[matter]}, e tente novamente. Nada do que você digitou se perdeu.`,
  writerFailures: {
    'api-key-missing': 'API key não configurada',
    'api-key-refused':
      'O serviço de IA não aceitou a chave. Se a chave é sua, confira-a em “Serviço de escrita”; se não é, avise o suporte.',
    'model-missing':
      'O modelo pedido não existe no serviço de IA ou não está liberado para esta chave. Se a chave é sua, confira a sua conta; se não é, avise o suporte.',
    'quota-exhausted':
      'O crédito no serviço de IA acabou. Se a chave é sua, recarregue o crédito na sua conta; se não é, avise o suporte.',
    'rate-limited': 'O serviço de IA recebeu pedidos demais. Espere um minuto e gere novamente.',
    overloaded:
      'O serviço de IA está sobrecarregado no momento. Espere alguns minutos e gere novamente.',
    'timed-out': 'O serviço de IA demorou demais para responder. Gere novamente.',
    'cut-short': 'O texto foi interrompido antes do fim e por isso foi descartado. Gere novamente.',
    'too-long':
      'O serviço de IA não parava de escrever, e por isso o texto foi descartado. Gere novamente.',
    'context-too-small':
      'O serviço de IA não leu o pedido inteiro. Aumente o contexto do modelo e gere novamente.',
    refused:
      'O serviço de IA se recusou a escrever este texto. Retire das respostas o que possa ser delicado e gere novamente.',
    unreachable:
      'Não foi possível conectar ao serviço de IA. Confira a sua conexão e gere novamente.',
    unexpected: 'O serviço de IA respondeu de um modo inesperado. Gere novamente em instantes.',
  },
}
