import { expect, test } from 'vitest'
import { colonOf } from './use-colon.ts'

test('a colon keeps its distance in French, and stands close elsewhere', () => {
  expect(colonOf('fr')).toBe('\u202f:')
  for (const language of ['pt', 'en', 'es'] as const) expect(colonOf(language)).toBe(':')
})
