/** All scenarios, in the order in which they run. */
import type { Scenario } from './scenario.ts'
import { kills } from './scenarios/kills.ts'
import { logins } from './scenarios/logins.ts'
import { orders, sharedOrders } from './scenarios/orders.ts'

export const scenarios: readonly Scenario[] = [kills, orders, sharedOrders, logins]
