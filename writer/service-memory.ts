/**
 * What services have been found to refuse, so that each is asked for it once: fields of the request, and ways to ask
 * for data. Holds addresses, models and names of fields, never a word of anybody.
 */
export interface ServiceMemory {
  refuses(service: { baseUrl: string; model: string }, what: string): boolean
  refused(service: { baseUrl: string; model: string }, what: string): void
}

/** An empty memory. It grows by services and models, of which an installation has a handful. */
export function createServiceMemory(): ServiceMemory {
  const known = new Set<string>()
  const keyOf = ({ baseUrl, model }: { baseUrl: string; model: string }, what: string) =>
    `${baseUrl} ${model} ${what}`
  return {
    refuses: (service, what) => known.has(keyOf(service, what)),
    refused: (service, what) => {
      known.add(keyOf(service, what))
    },
  }
}
