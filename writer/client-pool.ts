import OpenAI from 'openai'

/** A client whose requests go through the `fetch` of whoever holds it. */
export interface HeldClient {
  client: OpenAI
  /** Gives the client back. Its requests must have ended. */
  release(): void
}

/** The clients of one service. */
export interface ClientPool {
  hold(call: typeof fetch): HeldClient
}

interface Idle {
  client: OpenAI
  use(call: typeof fetch): void
}

/**
 * A pool that grows to as many clients as texts are written at once: building a client takes longer than asking with
 * it, and each serves one text at a time, as its `fetch` is the text's own.
 */
export function createClientPool(
  service: { baseUrl: string; apiKey: string | undefined },
  inBrowser: boolean,
): ClientPool {
  const idle: Idle[] = []
  return {
    hold(call) {
      const held = idle.pop() ?? build(service, inBrowser)
      held.use(call)
      return {
        client: held.client,
        release() {
          held.use(unheld)
          idle.push(held)
        },
      }
    },
  }
}

function build(
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string | undefined },
  inBrowser: boolean,
): Idle {
  let current: typeof fetch = unheld
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    dangerouslyAllowBrowser: inBrowser,
    // Its log would hold prompts and answers (OPENAI_LOG=debug), and goes past ours.
    logLevel: 'off',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    fetch: (url, init) => current(url, init),
  })
  return {
    client,
    use(call) {
      current = call
    },
  }
}

/** In the place of a former holder's `fetch`, which knows the prompt: an idle client must know nothing. */
function unheld(): never {
  throw new Error('A client was used that nobody holds.')
}
