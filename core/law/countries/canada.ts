/** Who marries in Canada. */
import type { CountryLaw } from '../country-law.ts'

export const canada: CountryLaw = {
  country: 'CA',
  marriedBy: 'mixed',
  line: {
    pt: 'No Canadá, cada província decide. No Quebec e em Ontário, o casamento que você celebra só vale com autorização da província; nas outras, pergunte antes no registro civil.',
    en: 'In Canada, each province makes its own rules. In Québec and Ontario, a marriage you perform is valid only if the province has authorized you; elsewhere, ask the registry first.',
    fr: 'Au Canada, chaque province décide. Au Québec et en Ontario, le mariage que vous célébrez n’est valable que si la province vous y autorise ; ailleurs, demandez à l’état civil.',
    es: 'En Canadá decide cada provincia. En Quebec y Ontario, la boda que oficies solo es válida con autorización de la provincia; en las demás, pregunta antes en el registro.',
  },
  sources: [
    {
      what: 'La célébration du mariage au Québec',
      at: 'educaloi.qc.ca/capsules/la-celebration-du-mariage-au-quebec',
    },
    { what: 'Marriage Act, R.S.O. 1990, c. M.3, s. 24(3)', at: 'familycourtcalendar.ca' },
  ],
  words: [
    {
      by: 'couple',
      quote:
        'I do solemnly declare that I do not know of any lawful impediment why I, AB, may not be joined in matrimony to CD.',
      script:
        'I do solemnly declare that I do not know of any lawful impediment why I, {me.full}, may not be joined in matrimony to {you.full}.',
      source: { what: 'Marriage Act, R.S.O. 1990, c. M.3, s. 24(3)', at: 'familycourtcalendar.ca' },
      region: 'Ontario',
    },
    {
      by: 'couple',
      quote:
        'I call upon these persons here present to witness that I, AB, do take you, CD, to be my lawful wedded wife',
      script:
        'I call upon these persons here present to witness that I, {me.full}, do take you, {you.full}, to be my lawful wedded {you:wife|husband|[wife or husband]}.',
      source: { what: 'Marriage Act, R.S.O. 1990, c. M.3, s. 24(3)', at: 'familycourtcalendar.ca' },
      region: 'Ontario',
    },
    {
      by: 'celebrant',
      quote:
        'I, EF, by virtue of the powers vested in me by the Marriage Act, do hereby pronounce you AB and CD to be married.',
      script:
        'I, {celebrant}, by virtue of the powers vested in me by the Marriage Act, do hereby pronounce you {first.full} and {second.full} to be married.',
      source: { what: 'Marriage Act, R.S.O. 1990, c. M.3, s. 24(3)', at: 'familycourtcalendar.ca' },
      region: 'Ontario',
    },
  ],
}
