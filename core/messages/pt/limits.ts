/** What the pages say about the operator's limits, in Portuguese; the other languages say the same. */
import type { LimitMessages } from '../shape/limits.ts'

export const limits: LimitMessages = {
  generations: (perHour, atATime) => {
    const noun = ({ form }: { form: 'one' | 'other' }) => (form === 'one' ? 'geração' : 'gerações')
    const hourly = perHour && `${perHour.number} ${noun(perHour)} por hora`
    if (atATime === undefined) return hourly ?? ''
    return hourly === undefined
      ? `${atATime.number} ${noun(atATime)} ao mesmo tempo`
      : `${hourly} e ${atATime.number} ao mesmo tempo`
  },
  characters: (perHour, perDay) =>
    `em caracteres enviados à IA, ${[
      ...(perHour ? [`${perHour.number} por hora`] : []),
      ...(perDay ? [`${perDay.number} por dia`] : []),
    ].join(' e ')}`,
  answer: (limits) =>
    `Há apenas limites contra abusos, que ninguém alcança escrevendo para pessoas de verdade: ${limits}.`,
  terms: (limits) => `Para proteger o serviço de abusos, há limites por pessoa: ${limits}.`,
  withdrawals: ({ number, form }) =>
    `Depois de ${number} ${form === 'one' ? 'desistência' : 'desistências'} da mesma pessoa em 12 meses, o direito continua o mesmo, mas quem responde ao pedido seguinte é alguém da nossa equipe, em até 5 dias, e o acesso continua até lá. O mesmo vale quando o provedor não nos diz quem pagou e já se escreveu muito desde a compra.`,
}
