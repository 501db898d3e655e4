/**
 * `npm run licences`: checks the licence of everything the server and the pages consist of, installed or built in.
 * Fails on a licence not known to be compatible with AGPL-3.0-only.
 */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { builtInPackages } from './built-in-packages.ts'

/** Licences that allow redistributing the whole under AGPL-3.0-only (gnu.org/licenses/license-list). */
const compatible = new Set([
  '0BSD',
  'AGPL-3.0-only',
  'AGPL-3.0-or-later',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'GPL-3.0-only',
  'GPL-3.0-or-later',
  'ISC',
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
    }),
  ),
})

const { packages } = v.parse(lockSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')))
const shipped = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ ...entry, path, name: path.replace(/^.*node_modules\//, '') }))
  .filter(({ dev, name }) => !dev || builtInPackages.includes(name))
  .map((one) => ({ ...one, licence: one.license ?? licenceInstalled(one.path) }))

const counts = new Map<string, number>()
for (const { licence } of shipped) counts.set(licence, (counts.get(licence) ?? 0) + 1)
for (const [licence, count] of [...counts].toSorted(([, one], [, other]) => other - one)) {
  console.log(`${String(count).padStart(4)}  ${licence}`)
}
const refused = shipped.filter(({ licence }) => !isCompatible(licence))
for (const { name, version, licence } of refused) {
  console.error(`${name} ${version}: ${licence} is not known to go with AGPL-3.0-only`)
}
console.log(`${shipped.length} packages, ${refused.length} of them refused`)
const absent = builtInPackages.filter((name) => !shipped.some((one) => one.name === name))
for (const name of absent)
  console.error(`${name} is said to be built in, and is not in package-lock.json`)
if (refused.length > 0 || absent.length > 0 || shipped.length === 0) process.exitCode = 1

/** Of alternatives one is enough; of licences that apply together all must be compatible (SPDX expressions). */
function isCompatible(licence: string): boolean {
  const expression = licence.replaceAll(/[()]/g, '')
  return expression
    .split(' OR ')
    .some((offer) => offer.split(' AND ').every((one) => compatible.has(one.trim())))
}

/** The package's own statement, where the lock file has none. */
function licenceInstalled(path: string): string {
  try {
    const schema = v.object({ license: v.optional(v.string()) })
    const read = v.parse(schema, JSON.parse(readFileSync(`${path}/package.json`, 'utf8')))
    return read.license ?? 'none named'
  } catch {
    return 'unknown'
  }
}
