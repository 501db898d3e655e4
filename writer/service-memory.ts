interface KnownService {
  baseUrl: string
  model: string
}

/**
 * What has been found out about services, so that each is asked for it once: fields of the request and ways to ask for
 * data that it refuses, and how large its window is. Holds addresses, models, names of fields and figures, never a word
 * of anybody.
 */
export interface ServiceMemory {
  refuses(service: KnownService, what: string): boolean
  refused(service: KnownService, what: string): void
  /** How many tokens the window of the model holds, where that has been found out. */
  contextTokens(service: KnownService): number | undefined
  /** Undefined forgets it: the service has shown that it is another by now. */
  foundContext(service: KnownService, tokens: number | undefined): void
}

/** An empty memory. It grows by services and models, of which an installation has a handful. */
export function createServiceMemory(): ServiceMemory {
  const known = new Set<string>()
  const contexts = new Map<string, number | undefined>()
  const keyOf = ({ baseUrl, model }: KnownService): string => `${baseUrl} ${model}`
  return {
    refuses: (service, what) => known.has(`${keyOf(service)} ${what}`),
    refused: (service, what) => {
      known.add(`${keyOf(service)} ${what}`)
    },
    contextTokens: (service) => contexts.get(keyOf(service)),
    foundContext: (service, tokens) => {
      contexts.set(keyOf(service), tokens)
    },
  }
}
