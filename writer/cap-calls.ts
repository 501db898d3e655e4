/** A fetch that sends at most so many requests. */
export interface CappedCalls {
  send: typeof fetch
  /** One request counts no more: the service had not begun to work on it. */
  giveBack(): void
}

/**
 * A press that would take more than `most` requests is one that a service leads in circles, and the operator pays for
 * each. What is beyond is answered here as a limit that is not worth waiting for. `called` hears of each that is sent.
 */
export function capCalls(send: typeof fetch, most: number, called: () => void): CappedCalls {
  let calls = 0
  return {
    send: (...request) => {
      calls += 1
      if (calls > most) {
        const error = { message: '', type: null, param: null, code: 'rate_limit_exceeded' }
        const headers = { 'content-type': 'application/json', 'x-should-retry': 'false' }
        return Promise.resolve(new Response(JSON.stringify({ error }), { status: 429, headers }))
      }
      called()
      return send(...request)
    },
    giveBack() {
      calls -= 1
    },
  }
}
