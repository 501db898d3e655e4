/**
 * What each generation may send, and once it has ended what it sent; and the row that is written to see whether the
 * database still takes writes.
 */
import type { StoreTransaction } from '../dialects/engine.ts'

export async function addPromptCharacters(trx: StoreTransaction): Promise<void> {
  await trx.schema
    .alterTable('generations')
    .addColumn('prompt_characters', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await trx.schema
    .createTable('write_probes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .execute()
}
