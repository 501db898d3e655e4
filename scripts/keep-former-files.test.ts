import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepFormerFiles } from './keep-former-files.ts'

const root = mkdtempSync(join(tmpdir(), 'enlace-former-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let count = 0

/** A build folder with these hashed files, each containing its own name. */
function built(...files: string[]): string {
  count += 1
  const folder = join(root, `build-${count}`)
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  for (const file of files) writeFileSync(join(folder, 'client/assets', file), file)
  return folder
}

function former(folder: string): string[] {
  return readdirSync(join(folder, 'former/assets')).sort()
}

const limits = { builds: 2, ageMs: 1_000 }

test('the previous build’s files stay, and unchanged ones are not kept twice', () => {
  const [a, b] = [
    built('app-1.js', 'app-1.js.br', 'font-1.woff2'),
    built('app-2.js', 'font-1.woff2'),
  ]
  keepFormerFiles(a, b, 0, limits)
  expect(former(b)).toEqual(['app-1.js', 'app-1.js.br'])
  expect(readFileSync(join(b, 'former/assets/app-1.js'), 'utf8')).toBe('app-1.js')
})

test('they are carried from build to build, and no more builds are kept than allowed', () => {
  const [a, b, c, d] = [built('1.js'), built('2.js'), built('3.js'), built('4.js')]
  keepFormerFiles(a, b, 0, limits)
  keepFormerFiles(b, c, 1, limits)
  expect(former(c)).toEqual(['1.js', '2.js'])
  keepFormerFiles(c, d, 2, limits)
  expect(former(d)).toEqual(['2.js', '3.js'])
})

test('a build’s age counts from its replacement', () => {
  const [a, b, c] = [built('1.js'), built('2.js'), built('3.js')]
  keepFormerFiles(a, b, 0, limits)
  keepFormerFiles(b, c, 1_000, limits)
  expect(former(c)).toEqual(['2.js'])
})

test('a build that comes back is served from its own files, and former files are still carried along', () => {
  const [a, b, again] = [built('1.js'), built('2.js'), built('1.js')]
  keepFormerFiles(a, b, 0, limits)
  keepFormerFiles(b, again, 1, limits)
  expect(former(again)).toEqual(['2.js'])
})

test('the first build has none, and a corrupt list does not stop a build', () => {
  const [first, next] = [built('1.js'), built('2.js')]
  keepFormerFiles(join(root, 'nothing-here'), first, 0, limits)
  expect(readdirSync(first)).toEqual(['client'])
  mkdirSync(join(first, 'former'))
  writeFileSync(join(first, 'former/builds.json'), '[{"files":')
  keepFormerFiles(first, next, 0, limits)
  expect(former(next)).toEqual(['1.js'])
})
