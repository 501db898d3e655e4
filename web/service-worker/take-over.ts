/** A page's message to a waiting worker: "I am of this build; take over if I am the only page open". */
export interface TakeOver {
  kind: 'take-over'
  /** Address of the build's route manifest; its name contains a hash over every module of the build. */
  build: string
}

/** Reads a message from outside; undefined if it is a different one. */
export function readTakeOver(message: unknown): TakeOver | undefined {
  if (typeof message !== 'object' || message === null) return undefined
  if (!('kind' in message) || message.kind !== 'take-over') return undefined
  if (!('build' in message) || typeof message.build !== 'string') return undefined
  return { kind: message.kind, build: message.build }
}
