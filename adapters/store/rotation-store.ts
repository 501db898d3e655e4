import type { RotationStore } from '#server/ports/rotation-store.ts'
import type { Engine } from './dialects/engine.ts'

const rowsAtATime = 200

/** The rotation port over an engine whose tables are up to date. */
export function createRotationStore({ db }: Engine): RotationStore {
  return {
    newestPinKeyId: async () => {
      const row = await db
        .selectFrom('subscriptions')
        .select('pin_key_id')
        .orderBy('ends_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.pin_key_id ?? null
    },

    pinsOfOtherKeys: async (keyId) => {
      const rows = await db
        .selectFrom('subscriptions')
        .select(['id', 'pin_sealed'])
        .where('pin_key_id', '!=', keyId)
        .limit(rowsAtATime)
        .execute()
      return rows.map((row) => ({ id: row.id, pinSealed: row.pin_sealed }))
    },

    resealPin: async (id, formerSealed, { keyId, hmac }, pinSealed) => {
      await db
        .updateTable('subscriptions')
        .set({ pin_key_id: keyId, pin_hmac: hmac, pin_sealed: pinSealed })
        .where('id', '=', id)
        .where('pin_sealed', '=', formerSealed)
        .execute()
    },

    lettersOfOtherKeys: async (keyId) => {
      const rows = await db
        .selectFrom('letters')
        .select(['id', 'sealed'])
        .$narrowType<{ sealed: string }>()
        .where('sealed', 'is not', null)
        // A seal names its key in its second part (server/access/secrets.ts).
        .where('sealed', 'not like', `%.${keyId}.%`)
        .limit(rowsAtATime)
        .execute()
      return rows
    },

    resealLetter: async (id, formerSealed, sealed) => {
      await db
        .updateTable('letters')
        .set({ sealed })
        .where('id', '=', id)
        .where('sealed', '=', formerSealed)
        .execute()
    },
  }
}
