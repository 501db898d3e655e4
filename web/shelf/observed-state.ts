/** A state that others follow: they hear of each change, and read what it is now. */
export interface ObservedState<State> {
  state(): State
  subscribe(listener: () => void): () => void
  publish(change: Partial<State>): void
}

export function createObservedState<State extends object>(initial: State): ObservedState<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
  }
}
