import { expect, test } from 'vitest'
import { checkLanguages } from './language/languages.ts'
import { numbersIn } from './numbers-in.ts'
import { wordsOf } from './words-of.ts'

test.each([
  ['pt', 'quatorze dias, vinte e seis anos e 4.000 passos', [14, 26, 4000]],
  ['pt', 'mil novecentos e noventa e oito, três mil', [1998, 3000]],
  ['en', 'four thousand two hundred and six; 4,000; sixty-two; three four', [4206, 4000, 62, 3, 4]],
  ['fr', 'quatre-vingt-dix-sept, soixante et onze, deux cents, quatre-vingts', [97, 71, 200, 80]],
  ['es', 'mil doscientos treinta y dos, veintiún, 16:30', [1232, 21, 16, 30]],
] as const)('numbers in %s: %s', (language, text, values) => {
  const found = numbersIn(wordsOf(text), checkLanguages[language].numbers)
  expect(found.map(({ value }) => value)).toEqual(values)
})
