/**
 * The door's counters, and beside them what else is limited for each network address. A sliding window is the sum of its buckets, the oldest counted whole, so a limit is held a
 * little longer than it says and never shorter.
 */
import type { Kysely } from 'kysely'
import { type DoorCount, doorCounts } from '#core/door.ts'
import type { Database } from '../database.ts'
import type { StoreTransaction } from '../dialects/engine.ts'
import { prepareQuery } from '../prepared-query.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const perDay = { windowMs: dayMs, bucketMs: hourMs }
const perHour = { windowMs: hourMs, bucketMs: 5 * minuteMs }

/** Limited by network address: `checkouts` are those made at a payment provider, per hour. */
export type AddressCount = 'address' | 'checkouts'

type Count = DoorCount | AddressCount

const windows: Record<Count, { windowMs: number; bucketMs: number }> = {
  alone: perDay,
  pair: perDay,
  account: perDay,
  letters: perHour,
  address: perHour,
  checkouts: perHour,
}

/** Rows are always taken in one order, or two transactions could wait for each other's. */
const countOrder: readonly Count[] = [...doorCounts, 'checkouts']

/** Whose counters: the e-mail's and the address's stand-ins; '' where there is none. */
export interface CounterSubject {
  emailKey: string
  addressKey: string
}

export interface DoorCounters {
  read(
    trx: StoreTransaction,
    subject: CounterSubject,
    now: number,
  ): Promise<Record<DoorCount, number>>
  /** Adds one to each. */
  add(
    trx: StoreTransaction,
    subject: CounterSubject,
    counted: readonly Count[],
    now: number,
  ): Promise<void>
  /** How long until this address has less than `limit` of them, if it makes no more. 0: it has less now. */
  addressWaitMs(
    trx: StoreTransaction,
    subject: CounterSubject,
    count: AddressCount,
    limit: number,
    now: number,
  ): Promise<number>
  /** Deletes what no window reaches any more. */
  sweep(now: number): Promise<void>
}

export function createDoorCounters(db: Kysely<Database>): DoorCounters {
  const sums = prepareQuery<Record<DoorCount, string> & { daySince: number; hourSince: number }>(
    db,
  )((from, value) =>
    from
      .selectFrom('door_counters')
      .select(({ fn }) => ['scope', fn.sum<number>('count').as('total')])
      .where(({ and, eb, or }) =>
        or([
          and([
            eb('scope', 'in', [value('alone'), value('pair'), value('account')]),
            eb('bucket_start', '>', value('daySince')),
          ]),
          and([
            eb('scope', 'in', [value('letters'), value('address')]),
            eb('bucket_start', '>', value('hourSince')),
          ]),
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
      const total = (count: DoorCount) =>
        rows.find((row) => row.scope === scopes[count])?.total ?? 0
      return {
        alone: total('alone'),
        pair: total('pair'),
        account: total('account'),
        letters: total('letters'),
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
  }
}

/** Buckets that start after this still reach into the window. */
function since({ windowMs, bucketMs }: { windowMs: number; bucketMs: number }, now: number) {
  return now - windowMs - bucketMs
}
