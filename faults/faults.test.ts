/** Short runs of `npm run faults` with a fixed seed. */
import { expect, test } from 'vitest'
import { newPostgresDatabase } from '#adapters/store/testing/engines.ts'
import type { Scenario } from './scenario.ts'
import { frozen } from './scenarios/frozen.ts'
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

test('nothing is lost when killed in every step from the webhook to the letter', patience, () =>
  runShort(kills),
)

test('orders end as the providers’ books say, whatever is lost or killed', patience, () =>
  runShort(orders),
)

test('so they do over two instances and PostgreSQL', patience, () =>
  runShort(sharedOrders, newPostgresDatabase),
)

test(
  'an instance frozen in a purchase and thawed after every lease does nothing twice',
  patience,
  () => runShort(frozen),
)

test('neither does it over PostgreSQL', patience, () => runShort(frozen, newPostgresDatabase))
