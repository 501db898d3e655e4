import { expect, test } from 'vitest'
import { backupAge } from './backup-age.ts'
import { backupFileName } from './backup-file-name.ts'

const dayMs = 24 * 60 * 60 * 1000

test.each([
  [0, 'hoje'],
  [1, 'ontem'],
  [5, 'há 5 dias'],
  [20, 'há 2 semanas'],
  [90, 'há 3 meses'],
  [-4, 'hoje'],
])('a backup of %i days ago is called “%s”', (days, age) => {
  expect(backupAge(0, days * dayMs, 'pt-BR')).toBe(age)
})

test('a backup is named after its day', () => {
  expect(backupFileName(new Date(2026, 10, 3, 23, 59).getTime())).toBe('enlace-2026-11-03.txt')
})
