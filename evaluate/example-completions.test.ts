import { expect, test } from 'vitest'
import { exampleSource } from './example-completions.ts'

test('the texts of an example stand in its source to the letter', () => {
  const placeholder = ['$', '{b}'].join('')
  const texts = {
    welcome: `Um \`a\` ${placeholder}\n\nE \\ c.`,
    ceremony: 'Onze.',
    finalMessage: 'Vai.',
  }
  const source = exampleSource('pt', texts)
  expect(source).toContain('Portuguese example couple')
  const said = new Function(`return ${source.slice(source.indexOf('= {') + 2)}`)()
  expect(said).toEqual(texts)
})
