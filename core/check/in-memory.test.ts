import { expect, test } from 'vitest'
import { library } from '../library/es-ES/library.ts'
import { findingsOf } from './findings-of.ts'
import { blank, person } from './testing/finding-row.ts'

test('somebody in memory who has no name is spoken of by who they are to the couple', () => {
  const people = [person({ name: ' ', role: 'la abuela', isInMemory: true, reads: 'Un poema' })]
  const found = findingsOf(blank('es', { people }), library)
  expect(found.filter(({ kind }) => kind === 'inMemory')).toMatchObject([{ person: 'la abuela' }])
})
