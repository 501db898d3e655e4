import { expect, test } from 'vitest'
import { withBody } from '../ceremony/testing/sample-ceremony.ts'
import { library } from '../library/fr-FR/library.ts'
import { findingsOf } from './findings-of.ts'
import { blank, person } from './testing/finding-row.ts'

test('a partner whose name is missing is called what the script says in its place', () => {
  const surprise = blank('fr', { people: [person({ secretFor: 'first' })] })
  const [one, other] = surprise.couple
  const unnamed = withBody(
    { ...surprise, couple: [{ ...one, name: '', calledAs: '' }, other] },
    'personalVows',
    { kind: 'byHand', lines: [{ speaker: 'first', text: 'Après moi, la parole est à Heitor.' }] },
  )
  expect(findingsOf(unnamed, library).filter(({ kind }) => kind === 'secret')).toMatchObject([
    { person: 'Heitor', hiddenFrom: expect.stringMatching(/^\[prénom.*\]$/) },
  ])
})
