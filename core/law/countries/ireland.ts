/** Who marries in Ireland. */
import type { CountryLaw } from '../country-law.ts'

export const ireland: CountryLaw = {
  country: 'IE',
  marriedBy: 'celebrant',
  line: {
    pt: 'Na Irlanda, o casamento que você celebra só vale se você estiver no registro de celebrantes e seguir a forma aprovada. Sem isso, esta cerimônia é simbólica.',
    en: 'In Ireland, a marriage you perform is valid only if you are a registered solemniser and use the approved form. Otherwise this ceremony is symbolic.',
    fr: 'En Irlande, le mariage que vous célébrez n’est valable que si vous figurez au registre des célébrants et suivez la forme approuvée. Sinon, cette cérémonie est symbolique.',
    es: 'En Irlanda, la boda que oficies solo es válida si figuras en el registro de celebrantes y usas la fórmula aprobada. Si no, esta ceremonia es simbólica.',
  },
  sources: [
    {
      what: 'Civil Registration Act 2004, ss. 46 and 51',
      at: 'revisedacts.lawreform.ie/eli/2004/act/3',
    },
  ],
  words: [],
}
