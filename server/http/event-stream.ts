/** Answers sent piece by piece (server-sent events, WHATWG HTML section 9.2). */

/** Headers of an event stream: nothing on the way may store, transform or delay it. */
export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx, and proxies that copy its behaviour, would buffer the answer.
  'x-accel-buffering': 'no',
}

/** One event. JSON contains no line breaks, so the data is one line. */
export function formatEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}

const heartbeat = new TextEncoder().encode(':\n\n')
const encoder = new TextEncoder()

/**
 * A body that passes on each chunk of `chunks` the moment it arrives, never more than one ahead of its reader: a slow
 * reader slows the writer down, and nothing piles up. The first is requested at once, before the headers go out. After
 * `heartbeatMs` of silence a comment is sent, so that proxies do not think the connection dead. `leave` is called when
 * the reader goes away before the end; `chunks` is then closed too. `chunks` must not throw.
 */
export function eventStreamBody(
  chunks: AsyncGenerator<string, void>,
  heartbeatMs: number,
  leave: () => void,
): ReadableStream<Uint8Array> {
  let silence: NodeJS.Timeout
  let left = false
  return new ReadableStream<Uint8Array>({
    start(controller) {
      silence = setInterval(() => {
        // Zero while an earlier chunk still waits for the reader.
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(heartbeat)
      }, heartbeatMs)
    },
    async pull(controller) {
      const next = await chunks.next()
      if (left) return
      if (next.done) {
        clearInterval(silence)
        controller.close()
      } else {
        silence.refresh()
        controller.enqueue(encoder.encode(next.value))
      }
    },
    async cancel() {
      left = true
      clearInterval(silence)
      leave()
      await chunks.return()
    },
  })
}
