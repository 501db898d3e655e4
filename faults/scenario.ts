/** One kind of trouble, from its start to the oracle. */
import type { Judgement } from './oracle.ts'

export const engineNames = ['SQLite', 'PostgreSQL'] as const

export type EngineName = (typeof engineNames)[number]

export interface Setting {
  /** Reproduces every choice of the harness. The machine's own timing is not its to choose. */
  seed: number
  /** Makes an empty PostgreSQL database and returns its URL; returns undefined for SQLite. */
  newDatabase: () => Promise<string | undefined>
  /** `short` for the everyday tests. */
  size: 'short' | 'long'
  /** Replaces the scenario's own number of kills or orders. */
  count?: number | undefined
  /** Whether the operator wants it to stop with what it has done so far. */
  isEnough?: () => boolean
  /** Receives the progress of a long scenario. */
  say?: (progress: string) => void
}

export interface Outcome {
  /** Kills, orders or starts: whatever the scenario counts. */
  rounds: number
  /** How often each kind of fault was injected. */
  injected: Readonly<Record<string, number>>
  /** More figures for this scenario's line. */
  figures?: Readonly<Record<string, number>>
  judgement: Judgement
}

export interface Scenario {
  name: string
  engines: readonly EngineName[]
  run(setting: Setting): Promise<Outcome>
}
