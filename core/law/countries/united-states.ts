/** Who marries in the United States. */
import type { CountryLaw } from '../country-law.ts'

export const unitedStates: CountryLaw = {
  country: 'US',
  marriedBy: 'celebrant',
  line: {
    pt: 'Nos Estados Unidos, cada estado decide. O casamento que você celebra vale se você tiver autorização ali, a licença estiver em mãos e o casal declarar que se casa: confirme com o cartório do condado.',
    en: 'In the United States, each state makes its own rules. A marriage you perform is valid if you are authorized there, the couple has a license and declares its intent to marry: ask the county clerk.',
    fr: 'Aux États-Unis, chaque État décide. Le mariage que vous célébrez est valable si cet État vous y autorise, si vous avez la licence de mariage et si le couple exprime son consentement : demandez au greffe du comté.',
    es: 'En Estados Unidos decide cada estado. La boda que oficies es válida si tienes autorización allí, si la licencia está a mano y si la pareja declara que se casa: pregunta en la secretaría del condado.',
  },
  sources: [
    { what: 'New York: Domestic Relations Law, § 12', at: 'nysenate.gov/legislation/laws/DOM/12' },
    { what: 'California: Family Code, § 420', at: 'lawserver.com' },
    { what: 'Massachusetts: one-day marriage designation', at: 'mass.gov' },
    { what: 'Where online ordination is unsafe', at: 'ordainglobal.com/?p=1442' },
  ],
  words: [
    {
      by: 'couple',
      quote: 'that they take each other as spouses',
      source: { what: 'Family Code, § 420', at: 'lawserver.com' },
      region: 'California',
    },
    {
      by: 'couple',
      quote: 'solemnly declare … that they take each other as husband and wife',
      source: {
        what: 'Domestic Relations Law, § 12, as of 2014',
        at: 'nysenate.gov/legislation/laws/DOM/12',
      },
      region: 'New York',
    },
  ],
}
