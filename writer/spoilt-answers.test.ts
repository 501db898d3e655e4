import { afterAll, beforeAll, expect, test } from 'vitest'
import { textNames } from '#core/ceremony/ceremony.ts'
import { newCeremony } from '#core/ceremony/new-ceremony.ts'
import { examples } from '#core/examples/example.ts'
import { withExample } from '#core/examples/with-example.ts'
import { requestOfCeremony } from '#core/writer/request-of-ceremony.ts'
import type { WritingEvent } from '#core/writer/writing-event.ts'
import type { Behaviour } from '#sandbox/ai/behaviours.ts'
import { type AiSandbox, startAiSandbox } from '#sandbox/ai/start-ai-sandbox.ts'
import { createWriting } from './create-writing.ts'
import { plain, press, readingAnswer } from './testing/scripted-press.ts'

let sandbox: AiSandbox

beforeAll(async () => {
  const pace = { firstTokenMs: 0, wordsPerSecond: Number.POSITIVE_INFINITY }
  sandbox = await startAiSandbox({ pace })
})

afterAll(() => sandbox.close())

/** One press for the example couple, with a service that spoils its answers. */
async function pressSpoilt(behaviour: Behaviour): Promise<WritingEvent[]> {
  const service = { baseUrl: sandbox.baseUrl, apiKey: 'k', model: `sandbox-${behaviour}` }
  const writing = createWriting({
    service,
    report: () => {},
  })
  const empty = newCeremony({ id: 'c', nowMs: 0, language: 'pt-BR' })
  const ceremony = withExample(empty, examples.pt)
  const request = requestOfCeremony(ceremony, { texts: textNames, rituals: [] })
  const events: WritingEvent[] = []
  for await (const event of writing.press(request, new AbortController().signal)) {
    events.push(event)
  }
  return events
}

const contents = (events: readonly WritingEvent[]): string[] =>
  events.flatMap((event) => (event.event === 'done' ? [event.content] : []))

test('an answer with leaked tags is read, and none of them stays in the texts', async () => {
  const events = await pressSpoilt('leaked-tags')
  expect(events.find(({ event }) => event === 'read')).toMatchObject({ outcome: 'read' })
  expect(contents(events)).toHaveLength(3)
  for (const content of contents(events)) expect(content).not.toMatch(/[#*<>`]/)
})

test.each([
  ['in a fence', (said: string) => `\`\`\`\n${said}\n\`\`\``],
  ['under headings', (said: string) => `# Cerimônia\n\n${said.replace(/^\[/gm, '## [')}`],
  ['in bold', (said: string) => said.replace(/^(\[.*\])$/gm, '**$1**')],
  ['with rules and bold words', (said: string) => said.replace(/^(\w+)/gm, '---\n\n**$1**')],
])('an answer %s is read, and none of it stays in the texts', async (_, spoil) => {
  const { outcome, texts } = await press((task, body) =>
    task === 'reading' ? `\`\`\`json\n${readingAnswer}\n\`\`\`` : spoil(plain(task, body)),
  )
  expect(outcome).toBe('read')
  expect(texts).toEqual(
    textNames.map((text) => ({ event: 'done', text, content: `Um texto para ${text}.` })),
  )
})

test('a text in another language is none', async () => {
  const events = await pressSpoilt('foreign')
  expect(contents(events)).toEqual([])
  expect(events.filter(({ event }) => event === 'failed')).toHaveLength(3)
})

test('prose instead of facts costs no text', async () => {
  const events = await pressSpoilt('prose')
  expect(events.find(({ event }) => event === 'read')).toMatchObject({ outcome: 'failed' })
  expect(contents(events)).toHaveLength(3)
})
