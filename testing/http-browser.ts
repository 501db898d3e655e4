/** A browser as far as cookies go. Its network address is what it says: for servers with `TRUST_PROXY=1`. */
export class HttpBrowser {
  readonly cookies = new Map<string, string>()
  readonly #address: string

  constructor(address = '203.0.113.7') {
    this.#address = address
  }

  /** Calls a server under its URL; cookies it sets are kept for every server. */
  async call(url: string, method = 'GET', body?: unknown): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, {
      method,
      headers: {
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

  /** Tries the door; answers `open` or the refusal's code. */
  async logIn(url: string, request: object): Promise<string> {
    const answer = await this.call(`${url}/api/session`, 'POST', request)
    const body = (await answer.json()) as { authorized?: boolean; error?: { code: string } }
    return body.authorized ? 'open' : (body.error?.code ?? String(answer.status))
  }

  /** The e-mail of whoever is logged in. */
  async whoAmI(url: string): Promise<string | null> {
    const answer = await this.call(`${url}/api/session`)
    const body = (await answer.json()) as { user?: { email: string } }
    return body.user?.email ?? null
  }
}
