import OpenAI from 'openai'

/** In a request's `fetchOptions`: the `fetch` that this request goes through. */
const sendThrough = Symbol('send through')

type FetchOptions = NonNullable<OpenAI.RequestOptions['fetchOptions']>

interface Route {
  [sendThrough]?: typeof fetch
}

/** Says which `fetch` one request of a service's client goes through: its `fetchOptions`. */
export function through(send: typeof fetch): FetchOptions {
  const route: Route = { [sendThrough]: send }
  // The client passes on whatever stands there; its type knows the built-in options only.
  return route as FetchOptions
}

/**
 * The one client of a service, built when it is first asked for. Building one takes longer than asking with it, and its
 * dozens of resources take more memory than a running text, so all texts share it; each request names its own `fetch`
 * by `through`, and nothing of a text outlives its request.
 */
export function createServiceClient(
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string | undefined },
  inBrowser: boolean,
): () => OpenAI {
  let client: OpenAI | undefined
  const build = () =>
    new OpenAI({
      apiKey,
      baseURL: baseUrl,
      dangerouslyAllowBrowser: inBrowser,
      // Its log would hold prompts and answers (OPENAI_LOG=debug), and goes past ours.
      logLevel: 'off',
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      fetch: (url, init: RequestInit & Route = {}) => {
        const send = init[sendThrough]
        if (!send) throw new Error('A request that does not say what to send it through.')
        return send(url, init)
      },
    })
  return () => {
    client ??= build()
    return client
  }
}
