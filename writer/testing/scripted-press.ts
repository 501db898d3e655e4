/** Presses over a scripted service, for tests. */
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import { createWriting } from '../create-writing.ts'
import type { WritingReport } from '../writing-report.ts'
import { type AskedBody, markedTexts, scriptedService } from './scripted-service.ts'

const hosted = 'https://service.example/v1'

/** So short that a stalled service takes no time. */
const short = { firstTokenMs: 1_000, silenceMs: 400, wholeTextMs: 5_000 }
/** For what is about the words alone, on a machine that does other work as well. */
export const patient = { firstTokenMs: 15_000, silenceMs: 15_000, wholeTextMs: 20_000 }

/** Stands in the marks of every scripted press. */
export const markCode = 'kxvt'

/** A writer that asks one service, and what it reported. */
export function writingOver(
  send: typeof fetch | undefined,
  baseUrl = hosted,
  model = 'm',
  deadlines = short,
) {
  const reports: WritingReport[] = []
  const service = { baseUrl, apiKey: 'k', model }
  const writing = createWriting({
    services: { welcome: service, ceremony: service, finalMessage: service },
    deadlines,
    report: (report) => reports.push(report),
    markCode: () => markCode,
    ...(send && { fetch: send }),
  })
  return { writing, reports }
}

/** Everything a press said but the words on their way. */
export async function collect(
  events: AsyncIterable<WritingEvent>,
): Promise<Exclude<WritingEvent, { event: 'delta' }>[]> {
  const all: Exclude<WritingEvent, { event: 'delta' }>[] = []
  for await (const event of events) if (event.event !== 'delta') all.push(event)
  return all
}

export const never = () => new AbortController().signal
/** What a service says of no couple. */
export const plain = (task: string, body: AskedBody): string =>
  task === 'texts'
    ? markedTexts(body, (text) => `Um texto para ${text}.`)
    : `Um texto para ${task}.`
/** One fact as a service labels it. */
export const labels = (clauses: number[]) => ({
  ...{ clauses, who: 'both', when: '', texts: ['ceremony'], sensitive: false },
  ...{ hardship: 'none', manner: 'none', doubt: '' },
})
/** The answers of the test couple, read: the loss and the wish about it point at each other. */
export const factsAnswer = JSON.stringify({
  wishes: [{ clauses: [7], leaveOut: [6], isClear: true }],
  facts: [labels([1, 2]), labels([3, 4]), labels([5]), labels([8, 9, 10]), labels([11, 12])],
  missing: [],
})
/** One press of the test couple over a service that answers like this. */
export async function press(
  answer: Parameters<typeof scriptedService>[0],
  changes: Partial<WritingRequest> = {},
) {
  const service = scriptedService(answer)
  const { writing, reports } = writingOver(service.send)
  const events = await collect(writing.press(writingRequest(changes), never()))
  const ended = events.find(({ event }) => event === 'facts-ended')
  const outcome = ended?.event === 'facts-ended' ? ended.outcome : undefined
  const texts = events.filter(({ event }) => event === 'done' || event === 'failed')
  return { ...service, reports, events, outcome, texts }
}
