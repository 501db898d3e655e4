/** What the script calls the couple where nobody has said it: a full name, said a dozen times, is nobody's name. */

import { folded } from '../without-accents.ts'
import type { Ceremony } from './document.ts'
import { onOneLine } from './paragraphs.ts'

/**
 * Given names that often go on in a second one (Ana Paula, João Pedro, María José, Mary Ann): which of the following
 * words belong to them cannot be told, so nothing is cut off.
 */
const oftenDouble = words(`
  ana anna antônio antonio carlos francisco jean joão joana jorge josé juan júlio julio luís luis luiz marco marcos maria
  maría marie mary miguel paulo pedro rosa sarah vitor victor
`)

/** No initial, no title with its point, nothing but letters; other scripts divide names in ways of their own. */
const nameLike = /^[\p{Script=Latin}\p{M}'’-]{2,}$/u

const titles = words(`
  dom don dona doña dr dra doctor doctora doutor doutora father frei lady lord madre mr mrs ms padre pastor pastora père
  professor professora rev sir sor sœur
`)

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/).map(folded))
}

/** The first name where it stands for the person, else all of it. */
function firstName(full: string): string {
  const [first = '', ...rest] = full.split(' ')
  const isClear =
    rest.length > 0 &&
    nameLike.test(first) &&
    rest.every((word) => /^[\p{Script=Latin}\p{M}.'’-]+$/u.test(word)) &&
    !titles.has(folded(first)) &&
    !oftenDouble.has(folded(first))
  return isClear ? first : full
}

/**
 * How each of the two is called: as the celebrant says, else by the first name, else by the whole one, where the first
 * alone would leave a doubt: one that may be double, an initial, or the same for both. Empty while there is no name.
 */
export function calledNames(couple: Ceremony['couple']): [first: string, second: string] {
  const [one, other] = couple
  const said = (partner: typeof one, short: boolean): string => {
    const full = onOneLine(partner.name)
    return onOneLine(partner.calledAs) || (short ? firstName(full) : full)
  }
  const isSame = folded(said(one, true)) === folded(said(other, true))
  return [said(one, !isSame), said(other, !isSame)]
}
