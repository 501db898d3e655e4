import { expect, test } from 'vitest'
import { couples } from './couples/couples.ts'
import { libraryFor } from './figures/script-figures.ts'
import { secondReadOf } from './second-reading.ts'

const couple = couples.find(({ id }) => id === 'pt-marina-rafael')
if (couple === undefined) throw new Error('no couple')

const written = {
  couple,
  texts: {
    welcome: 'Bem-vindos.',
    ceremony: 'Foi numa fila. O pai fez falta.',
    finalMessage: 'Voem.',
  },
}

test('what a second reading says of a script is found by the sentences it is about, and names what is missed', async () => {
  const library = await libraryFor(written)
  const asked = secondReadOf(couple.id, written, library, new Map())
  if (asked === undefined || !('missing' in asked)) throw new Error('nothing to ask')
  const { name, request } = asked.missing
  expect(name).toMatch(/^pt-marina-rafael-second-reading-[0-9a-f]{8}$/)
  // What must not be said stands marked, so that a hint at it can be seen.
  expect(request.user).toContain('[HELD')
  const missed = /^(\d+)\. .*Farofa.*$/m.exec(request.user)
  const completion = `1 | - | general\n2 | 2 | backed\n3 | - | held\n4 | - | wish\nleft out | ${missed?.[1]}`
  const recording = { kind: 'one model, one sample', date: '2026-11-24', completion }
  const read = secondReadOf(couple.id, written, library, new Map([[name, recording]]))
  expect(read).toEqual({
    sentences: {
      general: ['Bem-vindos.'],
      backed: ['Foi numa fila.'],
      held: ['O pai fez falta.'],
      wish: ['Voem.'],
    },
    leftOut: [expect.stringContaining('Farofa')],
  })
})
