/** Whether the two are alone with whoever celebrates, as far as anybody has said so. */
import type { WritingRequest } from './writing-request.ts'

const nobodyComes: readonly RegExp[] = [
  // Portuguese
  /^(?:n[ãa]o (?:vem|vir[áa]|vai vir|vai|haver[áa]) )?ningu[ée]m(?: vem| vai vir| vai)?$/u,
  /^(?:(?:vai ser|ser[áa]|vamos ser|seremos|somos) )?(?:s[óo]|apenas|somente) (?:n[óo]s (?:dois|duas)|n[óo]s|a gente|os dois|as duas)(?<more> (?:e|com|mais) .*)?$/u,
  /(?:^|\s)(?:sem|n[ãa]o (?:h[áa]|haver[áa]|tem|temos|teremos|ter[áa]|vai ter)) (?:nenhum )?convidad[oa]s?$/u,
  // English
  /^(?:nobody|no one|no-one)(?: else)?(?: is coming| will be there| is invited| comes)?$/u,
  /^(?:(?:it[’']s|it is|it[’']ll be|it will be|we[’']re) )?(?:just|only) (?:the two of us|us two|us)(?<more> (?:and|with|plus) .*)?$/u,
  /(?:^|\s)(?:no|without) guests(?: at all)?$|^we[’']?(?: a|)re eloping(?<more> .*)?$/u,
  // French
  /^(?:il n[’']y (?:a|aura) |il ne vient )?personne(?: ne vient| ne viendra)?$/u,
  /^(?:(?:ce sera|c[’']est|nous serons|on sera) )?(?:rien que |juste |seulement |seuls? )?(?:nous deux|tous les deux|toutes les deux)(?<more> (?:et|avec|plus) .*)?$/u,
  /(?:^|\s)(?:sans|aucun|pas d[’']) ?invit[ée]e?s?$/u,
  // Spanish
  /^(?:no (?:viene|vendr[áa]|va a venir|habr[áa]) )?nadie(?: viene| vendr[áa])?$/u,
  /^(?:(?:seremos|somos|vamos a ser|ser[áa]) )?(?:s[óo]lo|solamente|[úu]nicamente) (?:nosotr[oa]s dos|nosotr[oa]s|los dos|las dos)(?<more> (?:y|con|m[áa]s) .*)?$/u,
  /(?:^|\s)(?:sin|no (?:hay|habr[áa]|tenemos|tendremos)) (?:ning[úu]n )?invitad[oa]s?$/u,
]

const company =
  'famil\\p{L}*|amig\\p{L}*|amis?|amies?|friends?|pais|pap[áa]s?|m[ãa]es?|irm[ãa]\\p{L}*|av[óôo]s?|av[óo]s|parents?|mums?|moms?|dads?|mothers?|fathers?|sisters?|brothers?|cousins?|prim[oa]s|padres?|madres?|herman\\p{L}*|abuel\\p{L}*|fr[èe]res?|sœurs?|grands-parents|testemunh\\p{L}*|testig\\p{L}*|t[ée]moins?|witness\\p{L}*|padrinhos?|guests?|convidad\\p{L}*|invit[ée]\\p{L}*'
const somebody = new RegExp(`(?<!\\p{L})(?:${company})(?!\\p{L})`, 'u')
/** Of those who are named as not coming nobody comes. */
const notComing = new RegExp(
  `(?<!\\p{L})(?:no|not|without|nor|sem|nem|n[ãa]o h[áa]|sin|ni|sans|pas de|pas d[’']|aucune?) ?(?:\\p{L}+ ){0,2}?(?:${company})(?!\\p{L})`,
  'gu',
)

/** Whether an answer to where the guests come from says that there are none; in any language of the product. */
export function saysNobodyComes(answer: string): boolean {
  const clauses = answer
    .split(/[.!?;,:…\n\r–—]+/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
  const isSaid = clauses.some((clause) => {
    const plain = clause.toLowerCase()
    return nobodyComes.some((pattern) => {
      const found = pattern.exec(plain)
      if (found === null) return false
      const more = found.groups?.['more'] ?? ''
      // Somebody counted or called by name is somebody.
      return !/\p{N}/u.test(more) && !/\p{Lu}/u.test(more === '' ? '' : clause.slice(-more.length))
    })
  })
  return isSaid && !somebody.test(answer.toLowerCase().replaceAll(notComing, ' '))
}

/**
 * Whether only the two and whoever celebrates will be there: as ticked at the desk, else as the first answer says. Where
 * it is in doubt there are guests.
 */
export function areAlone({
  hasGuests,
  tellings,
  cities,
}: Pick<WritingRequest, 'hasGuests' | 'tellings' | 'cities'>): boolean {
  if (hasGuests !== undefined) return !hasGuests
  if (cities.length > 0) return false
  return tellings.some(({ question, text }) => question === 'guestCities' && saysNobodyComes(text))
}
