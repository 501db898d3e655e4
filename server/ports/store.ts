import type { AccessStore } from './access-store.ts'
import type { BacklogStore } from './backlog-store.ts'
import type { GenerationStore } from './generation-store.ts'
import type { OperatorStore } from './operator-store.ts'
import type { OrderStore } from './order-store.ts'
import type { OutboxStore } from './outbox-store.ts'
import type { RotationStore } from './rotation-store.ts'

/** Everything the server stores: one port for each concern, and what concerns the store as a whole. */
export interface Store
  extends AccessStore,
    BacklogStore,
    GenerationStore,
    OperatorStore,
    OrderStore,
    OutboxStore,
    RotationStore {
  /**
   * Whether the database is where it was opened, answers within a second and a half and took the write that was tried
   * last, at most some seconds ago. Never throws.
   */
  isHealthy(): Promise<boolean>

  /**
   * Whether an error that one of these calls threw means that the database cannot be written or reached now, rather than a
   * bug: whoever asks is told to come again.
   */
  isOutage(error: unknown): boolean

  /** Finishes what is under way and closes the database. */
  close(): Promise<void>
}
