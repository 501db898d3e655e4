/**
 * `npm run --silent sbom > sbom.json`: writes a CycloneDX bill of what production installs or builds into the pages.
 * npm's own `--omit dev` also omits whatever a development package needs too (npm 11.19: react, pg, nodemailer), so
 * the development packages are removed here instead.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { builtInPackages } from './built-in-packages.ts'

const componentSchema = v.looseObject({
  'bom-ref': v.string(),
  name: v.string(),
  group: v.optional(v.string()),
  properties: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []),
})
const bomSchema = v.looseObject({
  components: v.array(componentSchema),
  dependencies: v.array(v.looseObject({ ref: v.string(), dependsOn: v.array(v.string()) })),
})
const manifestSchema = v.object({ dependencies: v.record(v.string(), v.string()) })

// npm calls a package requested as `latest` invalid if the lock file lacks its address.
const folder = mkdtempSync(join(tmpdir(), 'enlace-sbom-'))
copyFileSync('package.json', join(folder, 'package.json'))
const lock = readFileSync('package-lock.json', 'utf8')
writeFileSync(join(folder, 'package-lock.json'), lock.replaceAll('": "latest"', '": "*"'))
const { stdout, stderr, status } = spawnSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'],
  { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
rmSync(folder, { recursive: true })
if (status !== 0) throw new Error(stderr)

const bom = v.parse(v.pipe(v.string(), v.parseJson(), bomSchema), stdout)
const isDevelopment = ({ properties }: v.InferOutput<typeof componentSchema>) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')
const nameOf = ({ group, name }: v.InferOutput<typeof componentSchema>) =>
  group ? `${group}/${name}` : name
const left = new Set(
  bom.components
    .filter((component) => isDevelopment(component) && !builtInPackages.includes(nameOf(component)))
    .map((component) => component['bom-ref']),
)
const components = bom.components.filter((component) => !left.has(component['bom-ref']))
const dependencies = bom.dependencies
  .filter(({ ref }) => !left.has(ref))
  .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => !left.has(ref)) }))

const names = new Set(components.map(nameOf))
const manifest = v.parse(manifestSchema, JSON.parse(readFileSync('package.json', 'utf8')))
const wanted = [...Object.keys(manifest.dependencies), ...builtInPackages]
const missing = wanted.filter((name) => !names.has(name))
if (missing.length > 0) throw new Error(`not in the bill: ${missing.join(', ')}`)

process.stdout.write(`${JSON.stringify({ ...bom, components, dependencies }, null, 2)}\n`)
