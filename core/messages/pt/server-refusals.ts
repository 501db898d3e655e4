/** What only the server says when it refuses something. */
import type { ServerRefusals } from '../shape/errors.ts'

export const serverRefusals: ServerRefusals = {
  'body-invalid': () =>
    'Não conseguimos entender o pedido. Recarregue a página e tente novamente: o que você digitou continua guardado neste aparelho.',
  'text-too-long': () => 'O texto enviado é longo demais. Divida-o em partes e tente de novo.',
  'pin-invalid': () => 'O PIN informado não foi encontrado ou é inválido.',
  'subscription-expired': () => 'Sua assinatura expirou. Por favor, renove sua assinatura.',
  'origin-refused': () =>
    'Este pedido não veio da nossa página. Abra o site pelo endereço oficial e tente novamente.',
  'host-refused': () =>
    'Este endereço não é o do site. Abra o site pelo endereço oficial e tente novamente.',
  'not-found': () => 'Não encontramos o que você procura. Confira o endereço.',
  'method-not-allowed': () =>
    'Este endereço não aceita esse tipo de pedido. Recarregue a página e tente novamente.',
  'body-too-large': () =>
    'O pedido é grande demais. Encurte as respostas mais longas e tente novamente.',
  'page-outdated': () =>
    'Esta página é de uma versão anterior do site. Recarregue-a e tente novamente: o que você digitou continua aqui.',
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
  'payment-failed': () =>
    'Não conseguimos nos conectar ao serviço de pagamento. Nada foi cobrado por este pedido; tente novamente em alguns instantes.',
  internal: () =>
    'Algo deu errado do nosso lado. Nada do que você digitou se perdeu; tente novamente em alguns instantes.',
  unavailable: () =>
    'O serviço está indisponível no momento. Tente novamente em alguns minutos: nada do que você digitou se perdeu.',
  'shutting-down': () =>
    'O serviço está sendo reiniciado. Tente novamente dentro de um minuto: nada do que você digitou se perdeu.',
}
