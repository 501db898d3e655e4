import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no package runs an install script unless it is allowed by name', () => {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
  const { allowScripts } = read('package.json')
  const { packages } = read('package-lock.json') as {
    packages: Record<string, { hasInstallScript?: true; optional?: true }>
  }
  // Optional ones are other platforms' builds of allowed packages.
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect(withScript).toContain('node')
  expect(withScript.filter((name) => !allowScripts[name])).toEqual([])
})
