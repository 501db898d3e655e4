import { expect, test } from 'vitest'
import { figureTable } from './figure-table.ts'

test('prints each figure in its own row with value, unit, goal and note', () => {
  expect(
    figureTable([
      { name: 'first token', value: 0.456, unit: 'ms', goal: 1 },
      { name: 'lag', value: 51.23, unit: 'ms', goal: 50.04 },
      { name: 'speed', value: 5.5, unit: 'x', atLeast: 5 },
      { name: 'rate', value: 7, unit: '/s', atLeast: 8 },
      { name: 'chunk', value: 1234.5, unit: 'kB', note: 'lazily' },
      { name: 'peer', value: Number.NaN, unit: 'ms', note: 'not installed' },
    ]),
  ).toBe(`| figure      | value   | goal              | note          |
|-------------|---------|-------------------|---------------|
| first token | 0.46 ms | <= 1 ms met       |               |
| lag         | 51.2 ms | <= 50.0 ms MISSED |               |
| speed       | 5.50 x  | >= 5 x met        |               |
| rate        | 7 /s    | >= 8 /s MISSED    |               |
| chunk       | 1235 kB |                   | lazily        |
| peer        | missing |                   | not installed |`)
})
