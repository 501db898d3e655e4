/** The door on every engine, and the customers in its tests. */
import { defaultDoorLimits } from '#core/access/door.ts'
import { forEachEngine, type TestDatabase } from './engines.ts'
import { type TestAccess, type TestAccessOptions, testAccess } from './test-access.ts'

export const ana = 'ana@example.org'
export const rui = 'rui@example.org'

/** With two active subscriptions, PINs alone still open after three failures; the fourth requires the e-mail. */
export const tight = { ...defaultDoorLimits, wrongOpeningsPerDay: (4 * 2) / 900_000 }

/** Opens a door over an empty database of the engine. */
export type OpenDoorTest = (options?: TestAccessOptions) => Promise<TestAccess>

/** Declares the tests of `declare` once per engine; a test may also open its database itself. */
export function forEachDoor(
  declare: (open: OpenDoorTest, newDatabase: () => Promise<TestDatabase>) => void,
): void {
  forEachEngine((_engineName, newDatabase) => {
    declare(
      async (options = {}) => testAccess(await (await newDatabase()).open(), options),
      newDatabase,
    )
  })
}
