/** The smallest value that a JSON schema allows, as far as the schemas of chat requests go. */
export function smallestInstance(schema: unknown): unknown {
  if (!isObject(schema)) return null
  const choices = schema['enum'] ?? schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices)) {
    return schema['enum'] === undefined ? smallestInstance(choices[0]) : choices[0]
  }
  switch (schema['type']) {
    case 'object': {
      const properties = isObject(schema['properties']) ? schema['properties'] : {}
      return Object.fromEntries(
        Object.entries(properties).map(([name, member]) => [name, smallestInstance(member)]),
      )
    }
    case 'array':
      return []
    case 'string':
      return ''
    case 'number':
    case 'integer':
      return 0
    case 'boolean':
      return false
    default:
      return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
