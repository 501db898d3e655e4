/** What the pages say about the operator's limits, in French. */
import type { LimitMessages } from '../shape/limits.ts'

export const limits: LimitMessages = {
  generations: (perHour, atATime) => {
    const noun = ({ form }: { form: 'one' | 'other' }) =>
      form === 'one' ? 'génération' : 'générations'
    const hourly = perHour && `${perHour.number} ${noun(perHour)} par heure`
    if (atATime === undefined) return hourly ?? ''
    return hourly === undefined
      ? `${atATime.number} ${noun(atATime)} à la fois`
      : `${hourly} et ${atATime.number} à la fois`
  },
  characters: (perHour, perDay) =>
    `en caractères envoyés à l’IA, ${[
      ...(perHour ? [`${perHour.number} par heure`] : []),
      ...(perDay ? [`${perDay.number} par jour`] : []),
    ].join(' et ')}`,
  answer: (limits) =>
    `Les seules limites sont là contre les abus, et personne ne les atteint en écrivant pour de vrais couples : ${limits}.`,
  terms: (limits) =>
    `Pour protéger le service des abus, il existe des limites par personne : ${limits}.`,
  withdrawals: ({ number, form }) =>
    `Après ${number} ${form === 'one' ? 'rétractation' : 'rétractations'} de la même personne en 12 mois, le droit reste le même, mais une personne de notre équipe répond à la demande suivante, sous 5 jours, et l’accès reste ouvert jusque-\u2060là. Il en va de même quand le prestataire ne nous dit pas qui a payé et que beaucoup a été écrit depuis l’achat.`,
}
