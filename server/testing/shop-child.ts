/** The server process that gets killed: `node shop-child.ts <settings as JSON>`. Writes `ready` once it listens. */
import * as v from 'valibot'
import { applyMigrations } from '#adapters/store/migrations/apply-migrations.ts'
import { openAddress } from '#adapters/store/testing/open-address.ts'
import { openShop } from './open-shop.ts'

const settings = v.parse(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      address: v.string(),
      port: v.number(),
      mercadoPagoUrl: v.string(),
      payPalUrl: v.string(),
      smtpUrl: v.string(),
    }),
  ),
  process.argv[2],
)

const engine = await openAddress(settings.address)
await applyMigrations(engine, Date.now())
await openShop({
  ...settings,
  engine,
  // Hours become seconds, so that leases of the dead end soon.
  timings: {
    ...{ lookUnitMs: 400, pollMs: 50, retryMs: 100, askAgainMs: 0 },
    ...{ orderLeaseMs: 3_000, orderWaitMs: 4_000, workLeaseMs: 3_000 },
  },
})
// Our parent is gone, so nobody else would stop us.
process.stdin.on('end', () => process.exit()).resume()
process.stdout.write('ready\n')
