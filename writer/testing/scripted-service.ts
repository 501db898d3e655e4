/** A service for tests that answers each task as it is told, over a fetch of its own. */
import { type TextName, textNames } from '#core/ceremony/ceremony.ts'

/** The body of a request, as far as tests look at it. */
export interface AskedBody {
  messages: { role: string; content: string }[]
  temperature?: number
  store?: boolean
  max_tokens?: number
  max_completion_tokens?: number
  response_format?: { type: string }
}

type Scripted = string | Response | Promise<Response>

const event = (data: object): string => `data: ${JSON.stringify(data)}\n\n`

/** An answer as an event stream, in pieces as a model sends them. */
export function streamed(content: string, finishReason: string | null = 'stop'): Response {
  const pieces = content.match(/[\s\S]{1,40}/g) ?? []
  const events = [
    ...pieces.map((piece) => event({ choices: [{ delta: { content: piece } }] })),
    ...(finishReason === null
      ? []
      : [event({ choices: [{ delta: {}, finish_reason: finishReason }] }), 'data: [DONE]\n\n']),
  ]
  return new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } })
}

/** What the user message of a request says. */
export const userOf = ({ messages }: Pick<AskedBody, 'messages'>): string =>
  messages[1]?.content ?? ''

/** The texts that a request asks for, as the first line of its user message says; none where it asks for others. */
export function textsOf(body: AskedBody): TextName[] {
  const named = /^<task>([\w+]+)</.exec(userOf(body))?.[1]?.split('+') ?? []
  return textNames.filter((text) => named.includes(text))
}

/** What a request asks for: `texts`, whichever of them, or what the first line names. */
function taskOf(body: AskedBody): string {
  if (textsOf(body).length > 0) return 'texts'
  return /^<task>([\w-]+)</.exec(userOf(body))?.[1] ?? 'other'
}

/** The marks that a request wants before its texts, in their order. */
export function marksOf(body: AskedBody): string[] {
  return (userOf(body).match(/^\[[^\]\n]+\]$/gm) ?? []).slice(-textsOf(body).length)
}

/** An answer to a request for texts as it was asked for: each after its mark. */
export function markedTexts(body: AskedBody, say: (text: TextName) => string): string {
  const marks = marksOf(body)
  return textsOf(body)
    .map((text, at) => `${marks[at]}\n${say(text)}`)
    .join('\n\n')
}

/** `answer` is asked once for each request; `asked` lists them all. */
export function scriptedService(answer: (task: string, body: AskedBody) => Scripted) {
  const asked: AskedBody[] = []
  const send: typeof fetch = async (_url, init) => {
    const body: AskedBody = JSON.parse(String(init?.body))
    asked.push(body)
    const said = await answer(taskOf(body), body)
    if (init?.signal?.aborted) throw new DOMException('left', 'AbortError')
    return typeof said === 'string' ? streamed(said) : said
  }
  return { asked, send }
}
