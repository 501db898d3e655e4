import { broughtBy } from '../ceremony/bringing.ts'
import type { Ceremony } from '../ceremony/document.ts'
import { namedPeople } from '../ceremony/named-people.ts'
import { onOneLine } from '../ceremony/paragraphs.ts'
import type { Library, Prop } from '../library/piece.ts'
import type { TeamMessages } from '../messages/shape/team.ts'

/** Who brings a thing, as a list says it; empty if that has not been said. */
export function bringerName(
  ceremony: Ceremony,
  prop: Prop,
  library: Library,
  words: Pick<TeamMessages, 'bringers' | 'alreadyThere'>,
): string {
  const bringer = broughtBy(ceremony, prop, library)
  if (bringer === undefined) return ''
  if (bringer.kind === 'person') return onOneLine(bringer.person.name)
  const { by } = bringer
  if (by === 'there') return words.alreadyThere
  if (by === 'first' || by === 'second') return namedPeople(ceremony, library.frame)[by].called
  return (by === 'celebrant' && onOneLine(ceremony.celebrant.name)) || words.bringers[by]
}
