/** All scenarios, in the order in which they run. */
import type { Scenario } from './scenario.ts'
import { clockJumps } from './scenarios/clock-jumps.ts'
import { dayDown } from './scenarios/day-down.ts'
import { diskFull } from './scenarios/disk-full.ts'
import { fileLocked } from './scenarios/file-locked.ts'
import { frozen } from './scenarios/frozen.ts'
import { instances } from './scenarios/instances.ts'
import { kills } from './scenarios/kills.ts'
import { logins } from './scenarios/logins.ts'
import { orders, sharedOrders } from './scenarios/orders.ts'
import { poolExhausted } from './scenarios/pool-exhausted.ts'
import { postgresRestart } from './scenarios/postgres-restart.ts'
import { sigterm } from './scenarios/sigterm.ts'
import { storms } from './scenarios/storms.ts'

export const scenarios: readonly Scenario[] = [
  kills,
  frozen,
  orders,
  sharedOrders,
  logins,
  storms,
  dayDown,
  diskFull,
  fileLocked,
  postgresRestart,
  poolExhausted,
  clockJumps,
  instances,
  sigterm,
]
