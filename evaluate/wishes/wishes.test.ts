import { expect, test } from 'vitest'
import { wishCases } from './wish-case.ts'
import { codeAlone } from './wishes.ts'

test('of what people ask not to be told nothing reaches a writer, though nobody could read it', () => {
  const { leaked, held } = codeAlone(wishCases())
  expect(leaked).toEqual([])
  expect(held).toBe(111)
})

test('of what is precious beside it hardly anything is withheld', () => {
  const { withheld, kept } = codeAlone(wishCases())
  expect(kept).toBe(198)
  expect(withheld.length / kept).toBeLessThan(0.04)
})

test('every case tells its words letter by letter', () => {
  for (const { tellings, held, kept, id } of wishCases()) {
    const told = tellings.map(({ text }) => text).join('\n')
    expect(
      [...held, ...kept].filter((words) => !told.includes(words)),
      id,
    ).toEqual([])
  }
})
