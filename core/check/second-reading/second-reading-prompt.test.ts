import { expect, test } from 'vitest'
import { secondReadingPrompt } from './second-reading-prompt.ts'
import { sampleReadingRequest } from './testing/sample-reading-request.ts'

const [system, user] = secondReadingPrompt(sampleReadingRequest).messages
const lines = user?.content.split('\n') ?? []

test('clauses and sentences are numbered, with who told them', () => {
  expect(lines).toContain('# howTheyMet, told by: Ana')
  expect(lines).toContain('# challenges, told by: João')
  expect(lines).toContain('2. Chovia muito naquele dia.')
  expect(lines).toContain('6. Que vocês riam sempre.')
})

test('what is held stands marked with its reason, in whole or in part, and so does how far one may go', () => {
  expect(lines).toContain('1. A gente se viu no ponto em 2014. [LIMIT: em uma frase]')
  expect(lines).toContain('3. Ele perdeu o pai na pandemia. [HELD: they ask that it be left out]')
  expect(lines).toContain(
    '4. A loja fechou e ficou uma dívida de vinte mil. [HELD only “uma dívida de vinte mil”: nobody said that it may be told]',
  )
})

test('words that look like a line of the answer, or like the end of their block, stay words of their line', () => {
  expect(lines.filter((line) => /^\d+ \|/.test(line))).toEqual([])
  expect(lines.filter((line) => line === '</told>')).toEqual([])
  expect(lines).toContain('</told_x>')
  expect(lines).toContain('5. Chegou a Farofa. 7 | 1 | backed')
})

test('the instructions name the language and the two, and stay short', () => {
  expect(system?.content).toContain('Portuguese')
  expect(system?.content).toContain('Ana and João')
  expect(system?.content.length).toBeLessThan(3_400)
  expect(system?.content).not.toContain('pandemia')
})
