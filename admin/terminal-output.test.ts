import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { openSqlite } from '#adapters/store/dialects/sqlite.ts'
import { applyMigrations } from '#adapters/store/migrations/apply-migrations.ts'
import { testAccess } from '#adapters/store/testing/test-access.ts'
import { createOperator } from '#server/operator/operator.ts'
import { noSelling } from '#server/testing/test-app.ts'
import { runAdmin } from './run-admin.ts'
import { printableJson } from './table.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** A C1 terminal command, delete, a reversed word, a mark from another plane, a line separator, and plain words. */
const hostileName = 'Ana \u009b31m\u007f\u202egnorw\u2066\u{e0041}\u2028\ufeff \\ "João" 🌿'
const misleading = /[\p{Cf}\p{Zl}\p{Zp}]|[^\P{Cc}\n]/u

test('JSON contains no character that a terminal obeys, and keeps its meaning', () => {
  const value = { [hostileName]: [hostileName, 'a\nb\tc', 1, null] }
  const text = printableJson(value)
  expect(text).not.toMatch(misleading)
  expect(JSON.parse(text)).toEqual(value)
  expect(text).toContain('João\\" 🌿')
})

test.each([
  'export ana@example.org',
  'export ana@example.org --json',
  'show ana@example.org --json',
  'list --json',
])('%s prints a hostile name so, as valid JSON', async (line) => {
  const folder = mkdtempSync(join(tmpdir(), 'enlace-terminal-'))
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  const engine = await openSqlite(join(folder, 'enlace.db'))
  cleanups.push(() => engine.close())
  await applyMigrations(engine, Date.now())
  const setting = testAccess(engine)
  const now = () => setting.clock.nowMs
  await setting.access.grant({
    email: 'ana@example.org',
    name: hostileName,
    language: 'pt',
    days: 30,
    source: 'granted',
  })
  const operator = createOperator({ ...setting, settings: { messageIdHost: 'enlace.test' }, now })
  const context = { ...setting, operator, selling: noSelling, now, pause: async () => {} }
  let out = ''
  const code = await runAdmin(line.split(' '), {
    out: (text) => {
      out += text
    },
    err: () => {},
    open: async () => ({ ok: true, context }),
    installation: () => ({ ok: false, sentence: 'there is none here' }),
  })
  expect(code).toBe(0)
  expect(out).not.toMatch(misleading)
  expect(JSON.stringify(JSON.parse(out))).toContain(JSON.stringify(hostileName))
})
