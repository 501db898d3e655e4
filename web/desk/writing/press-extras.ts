/** What a press is told of the plan: which rituals there are, and how long everything but the texts takes. */
import type { TextName } from '#core/ceremony/ceremony.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { scriptMinutes } from '#core/ceremony/minutes.ts'
import { headingOf, scriptOf } from '#core/ceremony/script.ts'
import type { Library } from '#core/library/piece.ts'
import type { PressExtras } from '#core/writer/request-of-ceremony.ts'

/** Minutes of the script without what the writer writes. */
function restMinutes(ceremony: Ceremony, library: Library): number {
  const plan = ceremony.plan.filter(({ body }) => body.kind !== 'written')
  return scriptMinutes(scriptOf({ ...ceremony, plan }, library))
}

/** The rituals that are on, in their order, as the script heads them. */
function ritualsOf({ plan }: Ceremony, library: Library): string[] {
  return plan.flatMap((section) =>
    section.isOn && (section.body.kind === 'library' || section.body.kind === 'byHand')
      ? (headingOf(section, library) ?? [])
      : [],
  )
}

/** Everything about the plan that goes with a press. */
export function pressExtras(
  ceremony: Ceremony,
  library: Library,
  texts: readonly TextName[],
): PressExtras {
  const isTimed = ceremony.wishes.minutes !== undefined
  return {
    texts,
    rituals: ritualsOf(ceremony, library),
    ...(isTimed ? { restMinutes: restMinutes(ceremony, library) } : {}),
  }
}
