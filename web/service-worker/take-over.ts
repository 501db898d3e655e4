/** What a page says to a worker that waits: "I am of this build; take over when I am the only page there is". */
export interface TakeOver {
  kind: 'take-over'
  /** Address of the build's route manifest; its name holds a hash over every module of the build. */
  build: string
}

/** Reads a message from outside; undefined when it is another one. */
export function readTakeOver(message: unknown): TakeOver | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  if (!('kind' in message) || message.kind !== 'take-over') return undefined
  if (!('build' in message) || typeof message.build !== 'string') return undefined
  return { kind: message.kind, build: message.build }
}
