/** One kind of trouble, from its beginning to the oracle. */
import type { Judgement } from './oracle.ts'

export const engineNames = ['SQLite', 'PostgreSQL'] as const

export type EngineName = (typeof engineNames)[number]

export interface Setting {
  /** What makes every choice of the harness again. The machine's own timing is not its to choose. */
  seed: number
  /** Makes an empty PostgreSQL database and answers its URL; undefined where the store is SQLite. */
  newDatabase: () => Promise<string | undefined>
  /** `short` for the tests of every day. */
  size: 'short' | 'long'
  /** In place of the scenario's own number of kills or orders. */
  count?: number | undefined
  /** Whether the operator wants it to end with what it has done so far. */
  isEnough?: () => boolean
  /** Told how far a long scenario has come. */
  say?: (progress: string) => void
}

export interface Outcome {
  /** Kills, orders or starts, whatever the scenario counts. */
  rounds: number
  /** How often each kind of fault was injected. */
  injected: Readonly<Record<string, number>>
  /** Further figures, for the line of this scenario. */
  figures?: Readonly<Record<string, number>>
  judgement: Judgement
}

export interface Scenario {
  name: string
  engines: readonly EngineName[]
  run(setting: Setting): Promise<Outcome>
}
