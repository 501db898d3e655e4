/** Devices that were left and stay known: the PIN alone still opens there, a purchase does not. */
import type { StoreTransaction } from '../dialects/engine.ts'

export async function addLeftDevices(trx: StoreTransaction): Promise<void> {
  await trx.schema.alterTable('devices').addColumn('left_at', 'bigint').execute()
}
