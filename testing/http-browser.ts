/**
 * A browser as far as cookies go, with a network address of its choice, for servers with `TRUST_PROXY=1`. Every call
 * opens a new connection: these tests kill servers and restart them on the same port, and a connection kept from before
 * would break during the call.
 */
export class HttpBrowser {
  readonly cookies = new Map<string, string>()
  readonly #address: string

  constructor(address = '203.0.113.7') {
    this.#address = address
  }

  /** Calls a server by URL; the cookies it sets are sent to every server. */
  async call(url: string, method = 'GET', body?: unknown): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, {
      method,
      headers: {
        connection: 'close',
        'x-forwarded-for': this.#address,
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }

  /** Tries to log in; returns `open` or the refusal's code. */
  async logIn(url: string, request: object): Promise<string> {
    const answer = await this.call(`${url}/api/session`, 'POST', request)
    const body = (await answer.json()) as { authorized?: boolean; error?: { code: string } }
    return body.authorized ? 'open' : (body.error?.code ?? String(answer.status))
  }

  /** The e-mail of the logged-in user. */
  async whoAmI(url: string): Promise<string | null> {
    const answer = await this.call(`${url}/api/session`)
    const body = (await answer.json()) as { user?: { email: string } }
    return body.user?.email ?? null
  }
}
