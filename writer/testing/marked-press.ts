/** Presses whose every word can be told from any other, for tests. */
import type { TextName } from '#core/ceremony/ceremony.ts'
import { answer, writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import type { TextService } from '../ask-for-text.ts'

/** Stands in every field that a person types. */
export const mark = 'zq7marca'

/** A press of all three texts by a couple that has answered all questions. */
export function markedPress(changes: Partial<WritingRequest> = {}): WritingRequest {
  return writingRequest({
    couple: [
      { called: `João ${mark}`, full: `João ${mark} Reis`, agreement: 'masculine' },
      { called: `Ana ${mark}`, full: '', agreement: 'feminine' },
    ],
    place: `Sítio ${mark}`,
    tellings: [
      answer('guestCities', `Lisboa, Paris e ${mark}`),
      answer('howTheyMet', `na fila ${mark}`),
      answer('challenges', `a distância ${mark}`),
      answer('incredibleThings', `tudo ${mark}`),
      answer('success', `jantar ${mark}`),
    ],
    ...changes,
  })
}

/** The same with nothing left to be read: the texts are one request, and there is no other. */
export function toldPress(changes: Partial<WritingRequest> = {}): WritingRequest {
  const tellings = markedPress().tellings.map((telling) => ({ ...telling, isRead: true }))
  return markedPress({ tellings, ...changes })
}

/** Everything a press says, words on their way included. */
export async function allOf(events: AsyncIterable<WritingEvent>): Promise<WritingEvent[]> {
  const all: WritingEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

/** How the texts ended, and nothing else. */
export function endsOf(events: readonly WritingEvent[]) {
  return events.filter((event) => event.event === 'done' || event.event === 'failed')
}

/** What was shown of a text on its way. */
export function shownOf(events: readonly WritingEvent[], text: TextName): string[] {
  return events.flatMap((event) =>
    event.event === 'delta' && event.text === text ? [event.delta] : [],
  )
}

/** The service that is asked for everything. */
export function serviceAt(
  baseUrl: string,
  { apiKey = 'k', model = 'm' }: { apiKey?: string | undefined; model?: string } = {},
): TextService {
  return { baseUrl, apiKey, model }
}
