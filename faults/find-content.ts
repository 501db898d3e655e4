import { sql } from 'kysely'
import { tracesOf, tracesUnder } from '#server/testing/content-traces.ts'
import type { World } from './world.ts'

/** Finds the words in everything the servers have written: their folder, their database and their output. */
export async function findContent(world: World, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return []
  const found = [
    ...tracesUnder(words, world.dataDir),
    ...tracesOf(words, Buffer.from(world.output())).map((trace) => `output: ${trace}`),
  ]
  if (world.engine.name === 'postgres') {
    for (const { name } of await world.engine.db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(world.engine.db)
      const traces = tracesOf(words, Buffer.from(JSON.stringify(rows)))
      found.push(...traces.map((trace) => `table ${name}: ${trace}`))
    }
  }
  return found.map((trace) => `content on the server: ${trace}`)
}
