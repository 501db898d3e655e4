/** Has the product's own writer write a couple's three texts, as one press of the button does. */
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'
import type { Ceremony } from '#core/ceremony/document.ts'
import { namedPeople } from '#core/ceremony/named-people.ts'
import { scriptOf } from '#core/ceremony/script.ts'
import { loadLibrary } from '#core/library/load-library.ts'
import { render } from '#core/library/notation.ts'
import type { Library } from '#core/library/piece.ts'
import { requestOfCeremony } from '#core/writer/request-of-ceremony.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { TextService } from '#writer/ask-for-text.ts'
import { createWriting } from '#writer/create-writing.ts'
import { cityLinesOf } from './city-lines.ts'
import { ceremonyOf } from './couples/ceremony-of.ts'
import type { EvaluatedCouple } from './couples/couple.ts'
import type { WrittenCeremony } from './written-ceremony.ts'

/** A service to evaluate, and how it is asked. */
export interface EvaluatedService extends TextService {
  fetch?: typeof fetch
}

/** The headings of what is in the script besides the texts, as the desk sends them. */
function ritualsOf(ceremony: Ceremony, library: Library): string[] {
  const others = new Set(
    ceremony.plan.filter(({ body }) => body.kind === 'library').map(({ key }) => key),
  )
  return scriptOf(ceremony, library).sections.flatMap(({ key, heading }) =>
    others.has(key) && heading !== undefined ? [heading] : [],
  )
}

/**
 * What the service wrote, in plain words; a text that failed is absent. `listen` hears every event, for those who
 * measure time.
 * @param ceremony the couple's; read by hand, it is written without a reading
 */
export async function writeCeremony(
  couple: EvaluatedCouple,
  { fetch, ...service }: EvaluatedService,
  listen: (event: WritingEvent) => void = () => {},
  ceremony: Ceremony = ceremonyOf(couple),
): Promise<WrittenCeremony> {
  const library = await loadLibrary(couple.language)
  const writing = createWriting({
    service,
    report: () => {},
    markCode: () => 'kxvt',
    ...(fetch && { fetch }),
  })
  const rituals = ritualsOf(ceremony, library)
  const cities = cityLinesOf(couple)
  const request = requestOfCeremony(ceremony, { texts: textNames, rituals, cities })
  const people = namedPeople(ceremony, library.frame)
  const texts: Partial<Record<TextName, string>> = {}
  for await (const event of writing.press(request, new AbortController().signal)) {
    listen(event)
    if (event.event === 'done') texts[event.text] = render(event.content, people)
  }
  return { couple, texts }
}
