/** A service for tests that answers each task as it is told, over a fetch of its own. */

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

/** What a request asks for, as the first line of its user message says. */
function taskOf({ messages }: AskedBody): string {
  const [, task = 'other'] = /^<(?:text|task)>(\w+)</.exec(messages[1]?.content ?? '') ?? []
  return task
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
