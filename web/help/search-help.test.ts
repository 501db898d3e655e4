import { expect, test } from 'vitest'
import { help as fr } from '#core/messages/fr/help.ts'
import { help as pt } from '#core/messages/pt/help.ts'
import { helpTasks } from '#core/pages/help-tasks.ts'
import { searchHelp } from './search-help.ts'

test('an empty search finds every page, in order', () => {
  expect(searchHelp(pt.pages, '  ')).toEqual(helpTasks)
})

test('accents and capitals do not matter', () => {
  expect(searchHelp(pt.pages, 'COPIA de seguranca')[0]).toBe('backup')
  expect(searchHelp(fr.pages, 'vérifier')[0]).toBe('check')
  expect(searchHelp(fr.pages, 'verifier')).toEqual(searchHelp(fr.pages, 'Vérifier'))
})

test('the beginning of a word is enough, the middle of one is not', () => {
  expect(searchHelp(pt.pages, 'imprim')[0]).toBe('paper')
  expect(searchHelp(pt.pages, 'mprimir')).toEqual([])
})

test('all words must be there, and pages that have them in their title come first', () => {
  expect(searchHelp(pt.pages, 'codigo perdeu')).toEqual(['backup'])
  expect(searchHelp(pt.pages, 'aparelho')[0]).toBe('device')
  expect(searchHelp(pt.pages, 'aparelho').length).toBeGreaterThan(1)
  expect(searchHelp(pt.pages, 'aparelho submarino')).toEqual([])
})
