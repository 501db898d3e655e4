/** Sequences of anything that may happen to a shop, each ending in a comparison of its books with the providers'. */
import fc from 'fast-check'
import { shopCommands } from './shop-commands.ts'
import type { World } from './shop-world.ts'

export interface ShopModelOptions {
  /** How many sequences. */
  runs: number
  /** The seed that a failure printed. */
  seed?: number
}

/** Throws with seed and sequence if orders, days, money or letters differ from the providers' books. */
export async function runShopModel(world: World, { runs, seed }: ShopModelOptions): Promise<void> {
  const sequences = fc.commands(shopCommands, { maxCommands: 60, size: 'max' })
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      world.begin()
      await fc.asyncModelRun(() => ({ model: world, real: world }), sequence)
      const disagreements = await world.settle()
      if (disagreements.length > 0) throw new Error(disagreements.join('\n'))
      const bugs = world.shop.logged.filter(({ level }) => level === 'error')
      if (bugs.length > 0) throw new Error(`logged ${JSON.stringify(bugs)}`)
    }),
    // One shop for all of them, so no shrinking: a smaller sequence would meet what the failed one left behind.
    { numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed }) },
  )
}
