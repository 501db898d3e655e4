/** Turns the order in which the couple is named. */
import type { Ceremony } from '../document.ts'
import { changed } from './change.ts'

const other = {
  first: 'second',
  second: 'first',
  both: 'both',
  everyone: 'everyone',
} as const

function secretTurned<Told extends { secretFor?: keyof typeof other | undefined }>(
  told: Told,
): Told {
  return told.secretFor === undefined ? told : { ...told, secretFor: other[told.secretFor] }
}

/**
 * Names the second partner first. Lines stay with the position in the order, not with the person; who walks in where,
 * whose child it is, who told something, who brings what and who must not hear of it was said of the person, and stays true.
 */
export function swapPartners(ceremony: Ceremony, nowMs: number): Ceremony {
  const [first, second] = ceremony.couple
  const settledThings = ceremony.settledThings?.map((settled) =>
    settled.by === 'first' || settled.by === 'second'
      ? { ...settled, by: other[settled.by] }
      : settled,
  )
  const entrances = ceremony.entrances?.map((entrance) =>
    entrance.kind === 'partner' ? { ...entrance, partner: other[entrance.partner] } : entrance,
  )
  const tellings = ceremony.tellings.map((telling) =>
    telling.by === 'first' || telling.by === 'second'
      ? { ...telling, by: other[telling.by] }
      : telling,
  )
  const former = ceremony.former?.map((detail) =>
    detail.kind === 'name' && detail.of !== undefined
      ? { ...detail, of: other[detail.of] }
      : detail,
  )
  return changed(
    ceremony,
    {
      couple: [second, first],
      tellings,
      ranges: ceremony.ranges.map(secretTurned),
      people: ceremony.people.map(secretTurned),
      children: ceremony.children.map((child) => ({ ...child, of: other[child.of] })),
      ...(former === undefined ? {} : { former }),
      ...(settledThings === undefined ? {} : { settledThings }),
      ...(entrances === undefined ? {} : { entrances }),
    },
    nowMs,
  )
}
