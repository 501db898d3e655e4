import type { AccessStore } from '#server/ports/access-store.ts'
import type { Engine } from '../dialects/engine.ts'
import { prepareQuery } from '../prepared-query.ts'
import { accountColumns, pinColumns, toAccount, toPinnedAccount } from './accounts.ts'
import { createDoorCounters } from './door-counters.ts'
import { createKnownDevices } from './known-devices.ts'
import { mailLink } from './mailed-links.ts'
import { createSessionOpener } from './open-session.ts'

/** The store's `atDoor`. */
export function createDoor(engine: Engine): AccessStore['atDoor'] {
  const { db } = engine
  const devices = createKnownDevices(db)
  const counters = createDoorCounters(db)
  const openSession = createSessionOpener(db, devices)
  const byEmail = prepareQuery<{ emailKey: string }>(db)((from, value) =>
    from
      .selectFrom('subscriptions')
      .select(accountColumns)
      .select(pinColumns)
      .where('subscriptions.email_key', '=', value('emailKey')),
  )
  const byPin = prepareQuery<{ current: string; previous: string }>(db)((from, value) =>
    from
      .selectFrom('subscriptions')
      .select(accountColumns)
      .where('subscriptions.pin_hmac', 'in', [value('current'), value('previous')])
      .orderBy('subscriptions.ends_at', 'desc')
      .limit(3),
  )
  const countActive = prepareQuery<{ now: number; limit: number }>(db)((from, value) =>
    from
      .selectFrom((inner) =>
        inner
          .selectFrom('subscriptions')
          .select('subscriptions.id')
          .where('subscriptions.ends_at', '>', value('now'))
          // Counting millions takes long.
          .limit(value('limit'))
          .as('active'),
      )
      .select(({ fn }) => fn.countAll<number>().as('total')),
  )

  return (attempt) =>
    engine.transaction((trx) =>
      attempt({
        accountsOfDevice: async (deviceHash) => {
          await engine.lock(trx, `device:${deviceHash}`, 'exclusive')
          return devices.accounts(trx, deviceHash)
        },
        accountsOfEmail: async ({ key, counterKey }) => {
          await engine.lock(trx, `account:${counterKey}`, 'exclusive')
          return (await byEmail(trx, { emailKey: key })).map(toPinnedAccount)
        },
        accountsOfPin: async ([current, previous = current]) => {
          if (!current || !previous) throw new Error('a PIN without an HMAC')
          const hmacs = { current: current.hmac, previous: previous.hmac }
          return (await byPin(trx, hmacs)).map(toAccount)
        },
        takeTurn: (guess) => engine.lock(trx, 'door', guess === 'hit' ? 'shared' : 'exclusive'),
        countActive: async (now, limit) => (await countActive(trx, { now, limit }))[0]?.total ?? 0,
        readCounts: (subject, now) => counters.read(trx, subject, now),
        addCounts: (subject, counted, now) => counters.add(trx, subject, counted, now),
        addressWaitMs: (subject, limit, now) =>
          counters.addressWaitMs(trx, subject, 'address', limit, now),
        failOnDevice: (deviceHash, failed, specialTags) =>
          devices.applyFailures(trx, deviceHash, failed, specialTags),
        mailLink: (link) => mailLink(trx, link),
        openSession: (opening) => openSession(trx, { ...opening, orderId: null }),
      }),
    )
}
