/**
 * The door's counters, and the other limits per network address. A sliding window is the sum of its buckets, the oldest
 * counted in full, so a limit lasts slightly longer than it says and never shorter.
 */
import { type Kysely, sql } from 'kysely'
import { type DoorCount, type DoorSums, doorCounts } from '#core/access/door.ts'
import type { CounterSubject } from '#server/ports/access-store.ts'
import type { Database } from '../database.ts'
import type { StoreTransaction } from '../dialects/engine.ts'
import { prepareQuery } from '../prepared-query.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const perDay = { windowMs: dayMs, bucketMs: hourMs }
const perHour = { windowMs: hourMs, bucketMs: 5 * minuteMs }

/** Limited per network address and hour: `checkouts` made at a payment provider, `reminders` requested. */
type AddressCount = 'address' | 'checkouts' | 'reminders'

type Count = DoorCount | AddressCount

const windows: Record<Count, { windowMs: number; bucketMs: number }> = {
  alone: perDay,
  pair: perDay,
  account: perDay,
  letters: perHour,
  address: perHour,
  checkouts: perHour,
  reminders: perHour,
}

/** Rows are always locked in the same order, or two transactions could wait for each other. */
const countOrder: readonly Count[] = [...doorCounts, 'checkouts', 'reminders']

export interface DoorCounters {
  read(trx: StoreTransaction, subject: CounterSubject, now: number): Promise<DoorSums>
  /** Adds one to each. */
  add(
    trx: StoreTransaction,
    subject: CounterSubject,
    counted: readonly Count[],
    now: number,
  ): Promise<void>
  /** How long until this address is below `limit`, provided it makes no more. 0: it is now. */
  addressWaitMs(
    trx: StoreTransaction,
    subject: CounterSubject,
    count: AddressCount,
    limit: number,
    now: number,
  ): Promise<number>
  /** Deletes what is outside every window. */
  sweep(now: number): Promise<void>
}

export function createDoorCounters(db: Kysely<Database>): DoorCounters {
  const sums = prepareQuery<Record<DoorCount, string> & { daySince: number; hourSince: number }>(
    db,
  )((from, value) =>
    from
      .selectFrom('door_counters')
      .select(({ eb, fn }) => [
        'scope',
        fn.sum<number>('count').as('total'),
        fn
          .sum<number>(
            eb
              .case()
              .when('bucket_start', '>', value('hourSince'))
              .then(eb.ref('count'))
              .else(sql.lit(0))
              .end(),
          )
          .as('ofHour'),
      ])
      .where(({ and, eb, or }) =>
        or([
          and([
            eb('scope', 'in', [value('alone'), value('pair'), value('account'), value('letters')]),
            eb('bucket_start', '>', value('daySince')),
          ]),
          and([eb('scope', '=', value('address')), eb('bucket_start', '>', value('hourSince'))]),
        ]),
      )
      .groupBy('scope'),
  )

  return {
    read: async (trx, subject, now) => {
      const scopes = scopesOf(subject)
      const rows = await sums(trx, {
        ...scopes,
        daySince: since(perDay, now),
        hourSince: since(perHour, now),
      })
      const rowOf = (count: DoorCount) => rows.find((row) => row.scope === scopes[count])
      const total = (count: DoorCount) => rowOf(count)?.total ?? 0
      return {
        alone: total('alone'),
        pair: total('pair'),
        account: total('account'),
        letters: rowOf('letters')?.ofHour ?? 0,
        lettersOfDay: total('letters'),
        address: total('address'),
      }
    },
    add: async (trx, subject, counted, now) => {
      if (counted.length === 0) return
      const scopes = scopesOf(subject)
      const rows = countOrder
        .filter((count) => counted.includes(count))
        .map((count) => {
          const { bucketMs } = windows[count]
          return { scope: scopes[count], bucket_start: now - (now % bucketMs), count: 1 }
        })
      await trx
        .insertInto('door_counters')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['scope', 'bucket_start'])
            .doUpdateSet(({ eb, ref }) => ({ count: eb(ref('door_counters.count'), '+', 1) })),
        )
        .execute()
    },
    addressWaitMs: async (trx, subject, count, limit, now) => {
      const { windowMs, bucketMs } = windows[count]
      const buckets = await trx
        .selectFrom('door_counters')
        .select(['bucket_start', 'count'])
        .where('scope', '=', scopesOf(subject)[count])
        .where('bucket_start', '>', since(windows[count], now))
        .orderBy('bucket_start', 'desc')
        .execute()
      let sum = 0
      const full = buckets.find((bucket) => {
        sum += bucket.count
        return sum >= limit
      })
      return full ? Math.max(0, full.bucket_start + bucketMs + windowMs - now) : 0
    },
    sweep: async (now) => {
      await db.deleteFrom('door_counters').where('bucket_start', '<=', since(perDay, now)).execute()
    },
  }
}

function scopesOf({ emailKey, addressKey }: CounterSubject): Record<Count, string> {
  return {
    alone: 'alone',
    pair: 'pair',
    account: `account:${emailKey}`,
    letters: `letters:${emailKey}`,
    address: `address:${addressKey}`,
    checkouts: `checkouts:${addressKey}`,
    reminders: `reminders:${addressKey}`,
  }
}

/** Buckets that start after this still overlap the window. */
function since({ windowMs, bucketMs }: { windowMs: number; bucketMs: number }, now: number) {
  return now - windowMs - bucketMs
}
