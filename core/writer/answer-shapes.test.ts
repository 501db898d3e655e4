import { expect, test } from 'vitest'
import { readingShape } from '../told/reading/reading-shape.ts'
import { notesShape, voiceShape } from './answer-shapes.ts'

/** Every schema within a schema, itself first. */
function within(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = schema as Record<string, unknown>
  return [
    own,
    ...within(own['items']),
    ...Object.values((own['properties'] ?? {}) as object).flatMap(within),
  ]
}

test.each([
  ['reading', readingShape.schema],
  ['notes', notesShape.schema],
  ['voice', voiceShape.schema],
])(
  'the schema of %s is one that every service takes: all required, no lengths, no patterns',
  (_name, schema) => {
    const all = within(schema)
    expect(all.length).toBeGreaterThan(3)
    for (const one of all) {
      expect(Object.keys(one).toSorted()).toEqual(
        one['type'] === 'object'
          ? ['additionalProperties', 'properties', 'required', 'type']
          : one['type'] === 'array'
            ? ['items', 'type']
            : one['enum'] === undefined
              ? ['type']
              : ['enum', 'type'],
      )
      if (one['type'] !== 'object') continue
      expect(one['additionalProperties']).toBe(false)
      expect(one['required']).toEqual(Object.keys(one['properties'] as object))
    }
  },
)
