/** What the pages say about the operator's limits, in Spanish. */
import type { LimitMessages } from '../shape/limits.ts'

export const limits: LimitMessages = {
  generations: (perHour, atATime) => {
    const noun = ({ form }: { form: 'one' | 'other' }) =>
      form === 'one' ? 'generación' : 'generaciones'
    const hourly = perHour && `${perHour.number} ${noun(perHour)} por hora`
    if (atATime === undefined) return hourly ?? ''
    return hourly === undefined
      ? `${atATime.number} ${noun(atATime)} a la vez`
      : `${hourly} y ${atATime.number} a la vez`
  },
  characters: (perHour, perDay) =>
    `en caracteres enviados a la IA, ${[
      ...(perHour ? [`${perHour.number} por hora`] : []),
      ...(perDay ? [`${perDay.number} por día`] : []),
    ].join(' y ')}`,
  answer: (limits) =>
    `Solo hay límites contra abusos, que nadie alcanza escribiendo para personas de verdad: ${limits}.`,
  terms: (limits) => `Para proteger el servicio de abusos hay límites por persona: ${limits}.`,
  withdrawals: ({ number, form }) =>
    `Después de ${number} ${form === 'one' ? 'desistimiento' : 'desistimientos'} de la misma persona en 12 meses, el derecho sigue siendo el mismo, pero la siguiente solicitud no se resuelve de forma automática: la atiende una persona, en 5 días como máximo, y el acceso continúa hasta entonces. Lo mismo vale cuando el proveedor no nos dice quién ha pagado y ya se ha escrito mucho desde la compra.`,
}
