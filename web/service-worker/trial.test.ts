import { expect, test } from 'vitest'
import { isTrial } from './trial.ts'

test('only the altar’s page at its trial address is cut off from the network', () => {
  expect(isTrial('https://enlace.example/altar?trial')).toBe(true)
  expect(isTrial('https://enlace.example/altar/?trial#a')).toBe(true)
  for (const other of [
    '',
    'about:client',
    'https://enlace.example/altar',
    'https://x.example/app?trial',
  ]) {
    expect(isTrial(other)).toBe(false)
  }
})
