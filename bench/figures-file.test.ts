import { expect, test } from 'vitest'
import { figuresHead, withSections } from './figures-file.ts'

const names = ['access', 'docx', 'streams']

test('a section is replaced, its neighbours stay, and all stand in the order of the benches', () => {
  const first = withSections(
    '',
    new Map([
      ['streams', 'old\n\n| a |'],
      ['access', 'kept'],
    ]),
    names,
  )
  expect(first).toBe(`${figuresHead}\n## access\n\nkept\n\n## streams\n\nold\n\n| a |\n`)
  expect(withSections(first, new Map([['streams', 'new']]), names)).toBe(
    `${figuresHead}\n## access\n\nkept\n\n## streams\n\nnew\n`,
  )
})

test('a section of a bench that is no more is left out', () => {
  expect(withSections(`${figuresHead}\n## gone\n\nold\n`, new Map(), names)).toBe(figuresHead)
})
