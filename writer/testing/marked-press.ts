/** Presses whose every word can be told from any other, for tests. */
import type { TextName } from '#core/ceremony/ceremony.ts'
import { fingerprint } from '#core/writer/fingerprint.ts'
import { writingRequest } from '#core/writer/testing/writing-request.ts'
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
    answers: [
      { question: 'guestCities', text: `Lisboa, Paris e ${mark}` },
      { question: 'howTheyMet', text: `na fila ${mark}` },
      { question: 'challenges', text: `a distância ${mark}` },
      { question: 'incredibleThings', text: `tudo ${mark}` },
      { question: 'success', text: `jantar ${mark}` },
    ],
    ...changes,
  })
}

/** The same with nothing left to be read: the texts are one request, and there is no other. */
export function toldPress(changes: Partial<WritingRequest> = {}): WritingRequest {
  const { answers } = markedPress()
  const answersRead = Object.fromEntries(
    answers.map(({ question, text }) => [question, fingerprint(text)]),
  )
  return markedPress({ answersRead, ...changes })
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

/** One service for everything. */
export function servicesAt(
  baseUrl: string,
  { apiKey = 'k', model }: { apiKey?: string | undefined; model?: string } = {},
): Record<TextName, TextService> {
  const service = (text: TextName) => ({ baseUrl, apiKey, model: model ?? `model-${text}` })
  return {
    welcome: service('welcome'),
    ceremony: service('ceremony'),
    finalMessage: service('finalMessage'),
  }
}
