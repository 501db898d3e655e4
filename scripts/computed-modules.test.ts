import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sections } from '../web/example/script-pt.ts'
import { computedModules } from './computed-modules.ts'

const load = computedModules().load as (id: string) => Promise<{ code: string } | undefined>
const path = join(import.meta.dirname, '../web/example/script-pt.ts')

test('what a file exports is written down as data, without what it was made of', async () => {
  const { code = '' } = (await load(`${path}?computed`)) ?? {}
  expect(code).toBe(`export const sections = ${JSON.stringify(sections)}\n`)
  expect(await load(path)).toBeUndefined()
})
