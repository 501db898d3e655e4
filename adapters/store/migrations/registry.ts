/** Every migration in the order it is applied. Append only: a released one is never changed or taken out. */
import type { StoreTransaction } from '../dialects/engine.ts'
import { createAccessTables } from './001-access.ts'
import { createLettersTable } from './002-letters.ts'
import { createOrderTables } from './003-orders.ts'
import { addLeftDevices } from './004-left-devices.ts'
import { addOrderOfSession } from './005-order-of-session.ts'
import { addWithdrawals } from './006-withdrawals.ts'
import { addPromptCharacters } from './007-prompt-characters.ts'
import { addBuyers } from './008-buyers.ts'

export interface Migration {
  /** Remembered in the database; never changes. */
  name: string
  up: (trx: StoreTransaction) => Promise<void>
}

export const migrations: readonly Migration[] = [
  { name: '001-access', up: createAccessTables },
  { name: '002-letters', up: createLettersTable },
  { name: '003-orders', up: createOrderTables },
  { name: '004-left-devices', up: addLeftDevices },
  { name: '005-order-of-session', up: addOrderOfSession },
  { name: '006-withdrawals', up: addWithdrawals },
  { name: '007-prompt-characters', up: addPromptCharacters },
  { name: '008-buyers', up: addBuyers },
]
