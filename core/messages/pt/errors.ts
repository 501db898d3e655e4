/** What the user reads when something is refused or a text could not be written. */
import type { ErrorMessages } from '../shape/errors.ts'

export const errors: ErrorMessages = {
  refusals: {
    'names-missing': () => 'Por favor, preencha os nomes dos noivos.',
    'name-too-long': ({ limit }) =>
      `Um dos nomes passa de ${limit} caracteres. Encurte-o e tente novamente.`,
    'location-too-long': ({ limit }) =>
      `O local passa de ${limit} caracteres. Encurte-o e tente novamente.`,
    'answer-too-long': ({ limit, questionNumber }) =>
      `A resposta à pergunta ${questionNumber} passa de ${limit} caracteres. Encurte-a e tente novamente.`,
    'email-required': () => 'Neste aparelho, informe o e-\u2060mail da compra junto com o PIN.',
    'link-sent': () =>
      'Se houver um acesso com este e-\u2060mail, enviamos um link para ele. Abra o link neste aparelho para entrar.',
    'enrolment-invalid': () =>
      'Este link já foi usado ou não vale mais. Peça um novo em “Receber meu PIN novamente”.',
    'session-required': () =>
      'Entre com o seu PIN para continuar. O que você digitou continua aqui.',
    'order-not-found': () =>
      'Não encontramos esta compra neste navegador. Se você já pagou, o PIN chega ao seu e-\u2060mail; se não, comece a compra novamente.',
    'withdrawal-window-closed': () =>
      'O prazo de 14 dias para desistir desta compra já passou. Fale com o suporte se precisar de ajuda.',
    'nothing-to-withdraw': () =>
      'Não há compra sua para cancelar aqui. Se você comprou em outro navegador, abra o link do e-\u2060mail da compra e tente por lá. Fale com o suporte se precisar de ajuda.',
  },
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
