import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as keys from './keys.ts'

test('of every key the design says whose it is, and what a second person gets of it', async () => {
  const design = await readFile(new URL('../../docs/design/pages.md', import.meta.url), 'utf8')
  const { layoutVersion: _notAKey, unacknowledgedKey, setAsideKey, awayKey, ...plain } = keys
  const table = design.split('\n').filter((line) => line.startsWith('|'))
  const made = [unacknowledgedKey('<id>'), setAsideKey('<key>'), awayKey('<mark>', '<key>')]
  for (const key of [...Object.values(plain), ...made]) {
    expect(table.some((line) => line.includes(`\`${key}\``))).toBe(true)
  }
})
