/** A service for tests that says what it is told to, when it is told to. */

/** One open answer of a service. */
export interface LiveService {
  send: typeof fetch
  /** Whether a request has come, so that there is somebody to hear. */
  isAsked(): boolean
  say(content: string): void
  /** The answer is over. */
  end(): void
  /** Whether the writer has left it. */
  hasLeft(): boolean
}

/** Answers one request, and holds its stream open. */
export function liveService(): LiveService {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let left = false
  const send: typeof fetch = async (_url, init) => {
    // It says nothing of itself.
    if (init?.method !== 'POST') return new Response('', { status: 404 })
    const body = new ReadableStream<Uint8Array>({
      start(opened) {
        controller = opened
      },
      cancel() {
        left = true
      },
    })
    // As a real fetch breaks the body of an aborted request.
    init?.signal?.addEventListener('abort', () => {
      left = true
      controller?.error(new DOMException('left', 'AbortError'))
    })
    return new Response(body)
  }
  return {
    send,
    isAsked: () => controller !== undefined,
    say(content) {
      const data = JSON.stringify({ choices: [{ delta: { content } }] })
      controller?.enqueue(new TextEncoder().encode(`data: ${data}\n\n`))
    },
    end() {
      const data = JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })
      controller?.enqueue(new TextEncoder().encode(`data: ${data}\n\ndata: [DONE]\n\n`))
      controller?.close()
    },
    hasLeft: () => left,
  }
}
