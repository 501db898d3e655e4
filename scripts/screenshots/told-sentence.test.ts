import { expect, test } from 'vitest'
import type { ExampleSection } from '../../web/example/example-script.ts'
import { toldSentences } from './told-sentence.ts'

const section = (...sentences: (readonly [text: string, ...told: string[]])[]): ExampleSection => ({
  key: 'story',
  lines: [
    {
      speaker: 'celebrant',
      text: '',
      sentences: sentences.map(([text, ...told]) => ({ text, told })),
    },
  ],
})

test('the sentence closest to what the couple told comes first', () => {
  expect(
    toldSentences(
      section(
        ['Between a hook and a cake, anybody knows which to choose.', 'He came back with a cake.'],
        ['The very next day he came back to her with a cake.', 'He came back with a cake.'],
      ),
    ),
  ).toEqual([
    'The very next day he came back to her with a cake.',
    'Between a hook and a cake, anybody knows which to choose.',
  ])
})

test('a sentence with nothing or several answers behind it, a quotation and what is too long or short are left out', () => {
  expect(
    toldSentences(
      section(
        ['May your house be full of people all year round.'],
        ['They met at the pool, in the fourth lane, years ago.', 'at the pool', 'years ago'],
        ['“I was on call and he came in with a hook in it.”', 'I was on call.'],
        ['Gerald won.', 'Gerald won.'],
        [`They came back ${'once more '.repeat(12)}for it.`, 'They came back for it.'],
      ),
    ),
  ).toEqual([])
})
