/** What only says who the two are. It is known from the couple's fields, and nothing that a story tells. */

const couples: readonly RegExp[] = [
  // Portuguese
  /^(?:n[óo]s |a gente )?(?:somos|é) (?:(?:duas (?:mulheres|noivas|meninas|garotas)|dois (?:homens|noivos|meninos|rapazes|caras))|um casal (?:gay|l[ée]sbico|homoafetivo|homossexual|h[ée]tero|de (?:mulheres|homens|noivas|duas mulheres|dois homens)))$/u,
  // English
  /^we(?: are|[’']re) (?:two (?:women|brides|girls|men|grooms|guys)|(?:both|all) (?:women|men)|a (?:gay|lesbian|queer|same-sex|straight) couple|both (?:brides|grooms))$/u,
  // French
  /^(?:nous sommes|on est) (?:deux (?:femmes|filles|mari[ée]es|hommes|gar[çc]ons|mari[ée]s)|un couple (?:gay|lesbien|homosexuel|h[ée]t[ée]ro|de (?:femmes|filles|hommes|gar[çc]ons)))$/u,
  // Spanish
  /^(?:nosotr[oa]s )?somos (?:dos (?:mujeres|chicas|novias|hombres|chicos|novios)|una pareja (?:gay|l[ée]sbica|homosexual|heterosexual|de (?:mujeres|chicas|hombres|chicos)))$/u,
]

/** Whether these words say only who they are: `Somos duas mulheres`. One word more and they tell something. */
export function saysOnlyWhoTheyAre(words: string): boolean {
  const plain = words
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replaceAll(/\s+/gu, ' ')
  return couples.some((pattern) => pattern.test(plain))
}
