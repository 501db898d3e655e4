import { expect, test } from 'vitest'
import { keepingOf } from './keeping.ts'

const open = { phase: 'open', failure: undefined, isElsewhere: false } as const
const full = { saving: 'full' } as const
const kept = { saving: 'kept' } as const

test.each([
  ['the shelf holds it, though local storage has no room', open, full, 'kept'],
  [
    'local storage holds what the shelf had no room for',
    { ...open, failure: 'full' },
    kept,
    'nearlyFull',
  ],
  ['neither had room', { ...open, failure: 'full' }, full, 'full'],
  ['the browser has cut the connection', { ...open, failure: 'lost' }, kept, 'lost'],
  [
    'there is no shelf, and no room',
    { ...open, phase: 'refused', failure: 'blocked' },
    full,
    'full',
  ],
  [
    'there is no shelf, and room',
    { ...open, phase: 'refused', failure: 'blocked' },
    kept,
    'unsure',
  ],
  [
    'there is no room for a shelf, and local storage has some',
    { ...open, phase: 'refused', failure: 'full' },
    kept,
    'nearlyFull',
  ],
  ['another tab edits it', { ...open, failure: 'full', isElsewhere: true }, full, 'kept'],
] as const)('where %s', (_, shelving, local, keeping) => {
  expect(keepingOf({ ...shelving, ...local })).toBe(keeping)
})
