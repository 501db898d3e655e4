/** A short seed of `npm run faults`, which tries others. */
import { expect, test } from 'vitest'
import { newPostgresDatabase } from '#adapters/store/testing/engines.ts'
import type { Scenario } from './scenario.ts'
import { kills } from './scenarios/kills.ts'
import { orders, sharedOrders } from './scenarios/orders.ts'

const seed = 20_261_120

async function runShort(
  scenario: Scenario,
  newDatabase: () => Promise<string | undefined> = async () => undefined,
): Promise<void> {
  process.stdout.write(`${scenario.name}: seed ${seed}\n`)
  const outcome = await scenario.run({ seed, newDatabase, size: 'short' })
  process.stdout.write(`${JSON.stringify(outcome)}\n`)
  expect(outcome.judgement.losses, `seed ${seed}`).toEqual([])
}

const patience = { timeout: 180_000 }

test('killed in every step from the webhook to the letter, nothing is lost', patience, () =>
  runShort(kills),
)

test('orders end as the providers’ books say, whatever gets lost and killed', patience, () =>
  runShort(orders),
)

test('orders end so over two instances and PostgreSQL, too', patience, () =>
  runShort(sharedOrders, newPostgresDatabase),
)
