import type * as v from 'valibot'

/** What valibot's schemas say of themselves, as far as an outline needs it: its own types hide it behind generics. */
interface AnySchema {
  type: string
  kind: string
  entries?: Record<string, AnySchema>
  items?: readonly AnySchema[]
  item?: AnySchema
  /** The schema of a record's keys; the member's name in a variant. */
  key?: unknown
  value?: AnySchema
  wrapped?: AnySchema
  options?: readonly unknown[]
  literal?: unknown
  pipe?: readonly AnySchema[]
}

function isSchema(value: unknown): value is AnySchema {
  return typeof value === 'object' && value !== null && 'kind' in value
}

/**
 * The shape that a schema describes, one member a line: what two versions of the product must agree on to read each
 * other's documents. Optional members bear a question mark, checks their name.
 */
export function schemaOutline(schema: v.GenericSchema): string {
  return linesOf(schema as unknown as AnySchema, '').join('\n')
}

function linesOf(schema: AnySchema, path: string): string[] {
  const wrapped = schema.wrapped
  if (wrapped !== undefined) return linesOf(wrapped, `${path}?`)
  const checks = (schema.pipe ?? [])
    .filter(({ kind }) => kind === 'validation')
    .map(({ type }) => ` ${type}`)
    .join('')
  const own = `${path}: ${nameOf(schema)}${checks}`
  return [own, ...inner(schema).flatMap(([name, one]) => linesOf(one, `${path}${name}`))]
}

function nameOf({ type, literal, options }: AnySchema): string {
  const plain = (options ?? []).filter((option) => !isSchema(option))
  const values = literal === undefined ? plain : [literal]
  return [type, ...values.map((value) => JSON.stringify(value))].join(' ')
}

function inner({ entries, items, item, key, value, options }: AnySchema): [string, AnySchema][] {
  return [
    ...Object.entries(entries ?? {}).map(([name, one]): [string, AnySchema] => [`.${name}`, one]),
    ...(items ?? []).map((one, position): [string, AnySchema] => [`[${position}]`, one]),
    ...(item === undefined ? [] : [['[]', item] as [string, AnySchema]]),
    ...(isSchema(key) ? [['{key}', key] as [string, AnySchema]] : []),
    ...(value === undefined ? [] : [['{}', value] as [string, AnySchema]]),
    ...(options ?? [])
      .filter(isSchema)
      .map((one, position): [string, AnySchema] => [`|${position}`, one]),
  ]
}
