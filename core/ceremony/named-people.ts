/** The couple and the celebrant, as sentences refer to them. */
import type { NamedPeople, NamedPerson } from '../library/notation.ts'
import type { Frame } from '../library/piece.ts'
import { calledNames } from './called-names.ts'
import { baseLanguage } from './ceremony-language.ts'
import type { Ceremony, Partner } from './document.ts'
import { onOneLine } from './paragraphs.ts'

function blankName({ title }: Partner, blankNames: Frame['blankNames']): string {
  return title.kind === 'bride' || title.kind === 'groom'
    ? blankNames[title.kind]
    : blankNames.partner
}

function namedPartner(partner: Partner, called: string, frame: Frame): NamedPerson {
  const blank = blankName(partner, frame.blankNames)
  const full = onOneLine(partner.name)
  return {
    called: called || blank,
    full: full || called || blank,
    agreement: partner.agreement,
  }
}

/** Names on one line, or what stands for them while nobody has been named. */
function namesOr(blank: string, people: readonly { name: string }[]): string[] {
  const names = people.map(({ name }) => onOneLine(name)).filter((name) => name !== '')
  return names.length > 0 ? names : [blank]
}

/** Whoever is in memory is remembered, and neither thanked for coming nor called to read. */
function namedGroups(
  { people, children }: Ceremony,
  { blankNames }: Frame,
): Required<NamedPeople>['groups'] {
  const present = people.filter(({ isInMemory }) => !isInMemory)
  return {
    children: namesOr(blankNames.children, children),
    remembered: namesOr(
      blankNames.remembered,
      people.filter(({ isInMemory }) => isInMemory),
    ),
    thanked: namesOr(
      blankNames.thanked,
      present.filter(({ isThanked }) => isThanked),
    ),
    reader: namesOr(
      blankNames.reader,
      present.filter(({ reads }) => reads.trim() !== ''),
    ),
  }
}

/** Missing names become marked blanks, so that the script can be read at any time. */
export function namedPeople(ceremony: Ceremony, frame: Frame): NamedPeople {
  const [first, second] = calledNames(ceremony.couple)
  const celebrant = onOneLine(ceremony.celebrant.name) || frame.blankNames.celebrant
  return {
    language: baseLanguage(ceremony.language),
    first: namedPartner(ceremony.couple[0], first, frame),
    second: namedPartner(ceremony.couple[1], second, frame),
    celebrant: { called: celebrant, full: celebrant, agreement: ceremony.celebrant.agreement },
    groups: namedGroups(ceremony, frame),
  }
}
