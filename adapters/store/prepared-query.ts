import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Database } from './database.ts'

/** Takes the place of a value that is known only when the query runs. */
class Placeholder {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

/** A query compiled once. Runs on the database or within a transaction. */
export interface PreparedQuery<Values, Row> {
  (executor: Kysely<Database>, values: Values): Promise<Row[]>
  /** The query with its values, for `Engine.read`. */
  bind: (values: Values) => CompiledQuery<Row>
}

/**
 * Prepares a query that takes `Values`, to be run many times: building it anew costs more than SQLite needs to
 * answer it, and session checks lose a quarter of their rate (docs/decisions/0014-machinery-is-paid-for.md).
 * In two calls, so that the rows' type is inferred while the values' is given.
 */
export function prepareQuery<Values extends object>(db: Kysely<Database>) {
  return <Row>(
    build: (
      db: Kysely<Database>,
      value: <Name extends keyof Values>(name: Name) => Values[Name],
    ) => Compilable<Row>,
  ): PreparedQuery<Values, Row> => {
    // A placeholder travels through the builder as the value it stands for, and is never looked at there.
    const value = <Name extends keyof Values>(name: Name) =>
      new Placeholder(name) as unknown as Values[Name]
    const compiled = build(db, value).compile()
    const bind = (values: Values): CompiledQuery<Row> => {
      const parameters = compiled.parameters.map((parameter) =>
        parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
      )
      return { ...compiled, parameters }
    }
    const run = async (executor: Kysely<Database>, values: Values) =>
      (await executor.executeQuery(bind(values))).rows
    return Object.assign(run, { bind })
  }
}
