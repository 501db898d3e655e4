/** Presses over a scripted service, for tests. */
import { writingRequest } from '#core/writer/testing/writing-request.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { WritingRequest } from '#core/writer/writing-request.ts'
import type { TextService } from '../ask-for-text.ts'
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
  about: Partial<TextService> = {},
) {
  const reports: WritingReport[] = []
  const service = { baseUrl, apiKey: 'k', model, ...about }
  const writing = createWriting({
    service,
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
/** What a reading answers that holds these words, with nothing else to say. */
export const holding = (...hold: { telling: number; quote: string; why?: string }[]): string =>
  JSON.stringify({
    hold: hold.map((one) => ({ why: 'asked', ...one })),
    ...{ limits: [], tellers: [], doubts: [], questions: [] },
  })
/** The answers of the test couple, read: the loss and the wish about it. */
export const readingAnswer = JSON.stringify({
  hold: [
    {
      telling: 3,
      quote: 'Ele perdeu o pai em 2020 e eu fiquei desempregada um ano.',
      why: 'asked',
    },
    { telling: 3, quote: 'Por favor deixem isso FORA da cerimônia, é doído.', why: 'request' },
  ],
  limits: [],
  tellers: [{ telling: 5, by: 'second' }],
  doubts: [{ telling: 4, quote: 'Caminho da Fé', question: 'Quem teve a ideia?' }],
  questions: ['Quem chegou primeiro na fila?'],
})
/** One press of the test couple over a service that answers like this. */
export async function press(
  answer: Parameters<typeof scriptedService>[0],
  changes: Partial<WritingRequest> = {},
) {
  const service = scriptedService(answer)
  const { writing, reports } = writingOver(service.send)
  const events = await collect(writing.press(writingRequest(changes), never()))
  const read = events.find((event) => event.event === 'read')
  const texts = events.filter(({ event }) => event === 'done' || event === 'failed')
  return { ...service, reports, events, read, outcome: read?.outcome, texts }
}
