import { expect, test } from 'vitest'
import { cityLinesOf } from './city-lines.ts'
import { couples } from './couples/couples.ts'

function linesOf(id: string) {
  const couple = couples.find((one) => one.id === id)
  if (couple === undefined) throw new Error(`no couple called ${id}`)
  return cityLinesOf(couple)
}

test('cities have the distances that one would say', () => {
  expect(linesOf('pt-marina-rafael')).toEqual([
    { name: 'Belo Horizonte', line: '' },
    { name: 'Salvador', line: expect.stringMatching(/1\.100 quilômetros$/) },
    { name: 'Lisboa', line: expect.stringMatching(/7\.600 quilômetros$/) },
    { name: 'Chapecó', line: expect.stringMatching(/1\.[01]00 quilômetros$/) },
  ])
})

test('a city of which there are two has none until somebody says which', () => {
  expect(linesOf('en-siobhan-devraj').find(({ name }) => name === 'Perth')).toEqual({
    name: 'Perth',
    line: '',
  })
})
