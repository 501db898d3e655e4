import { expect, test } from 'vitest'
import { patientImport } from './patient-import.ts'

test('a piece that cannot be loaded is asked for again, ever more rarely, until it comes', async () => {
  const pausesMs: number[] = []
  let tries = 0
  const load = async (): Promise<string> => {
    tries += 1
    if (tries < 8) throw new TypeError('Failed to fetch dynamically imported module')
    return 'the piece'
  }
  const pause = async (ms: number): Promise<void> => {
    pausesMs.push(ms)
  }
  expect(await patientImport(load, pause)).toBe('the piece')
  expect(pausesMs).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})
