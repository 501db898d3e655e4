import { expect, test } from 'vitest'
import { figureTable } from './figure-table.ts'
import { figuresHead, isClean, notClean, readFigure, withSections } from './figures-file.ts'

const names = ['access', 'docx', 'streams']

test('a section is replaced, its neighbours stay, and all follow the order of the benches', () => {
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

test('the section of a bench that no longer exists is dropped', () => {
  expect(withSections(`${figuresHead}\n## gone\n\nold\n`, new Map(), names)).toBe(figuresHead)
})

test('a figure is read back as written, and a missing one is not made up', () => {
  const table = figureTable([{ name: 'login, processor time', value: 756.4, unit: 'µs' }])
  const file = withSections('', new Map([['access', `conditions\n\n${table}`]]), names)
  expect(readFigure(file, 'access', 'login, processor time')).toBe(756)
  expect(() => readFigure(file, 'access', 'login')).toThrow('npm run bench -- access --write')
})

test('a section from a busy machine is told from a clean one, whatever comes before them', () => {
  const file = withSections(
    '',
    new Map([
      ['access', notClean],
      ['docx', 'quiet'],
    ]),
    names,
  )
  expect([isClean(file, 'access'), isClean(file, 'docx')]).toEqual([false, true])
})
