/**
 * A fetch that sends at most so many requests: a press that would take more is one that a service leads in circles, and
 * the operator pays for each. What is beyond is answered here as a limit that is not worth waiting for.
 */
export function capCalls(send: typeof fetch, most: number, called: () => void): typeof fetch {
  let calls = 0
  return (...request) => {
    calls += 1
    if (calls > most) {
      const body = { error: { message: '', type: null, param: null, code: 'rate_limit_exceeded' } }
      const headers = { 'content-type': 'application/json', 'x-should-retry': 'false' }
      return Promise.resolve(new Response(JSON.stringify(body), { status: 429, headers }))
    }
    called()
    return send(...request)
  }
}
