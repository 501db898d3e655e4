/** Couples of every pair of agreements, in every language of a ceremony. */
import { type CeremonyLanguage, ceremonyLanguages } from '../../ceremony/ceremony-language.ts'
import { type Agreement, agreements, type Ceremony, type Partner } from '../../ceremony/document.ts'
import { newCeremony } from '../../ceremony/new-ceremony.ts'

function partner(name: string, agreement: Agreement): Partner {
  const kind = { feminine: 'bride', masculine: 'groom', neutral: 'none' } as const
  return { name, calledAs: '', saidAs: '', title: { kind: kind[agreement] }, agreement }
}

/** Names that no text of the library contains, the second with a vowel that matters in French and Spanish. */
function coupleOf(first: Agreement, second: Agreement): Ceremony['couple'] {
  return [partner('Qwenya', first), partner('Inxa', second)]
}

export interface CoupleCase {
  language: CeremonyLanguage
  first: Agreement
  second: Agreement
  ceremony: Ceremony
}

export const everyCouple: readonly CoupleCase[] = ceremonyLanguages.flatMap((language) =>
  agreements.flatMap((first) =>
    agreements.map((second) => {
      const ceremony = newCeremony({ id: 'couple', nowMs: 0, language })
      return { language, first, second, ceremony: { ...ceremony, couple: coupleOf(first, second) } }
    }),
  ),
)
