/**
 * Writes the bill of materials of what is installed in production, as CycloneDX: `npm run --silent sbom > sbom.json`.
 * npm's own `--omit dev` leaves out whatever a development package needs too (npm 11.19: react, pg, nodemailer), so the
 * development packages are taken out here.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

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

const { stdout, stderr, status } = spawnSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
if (status !== 0) throw new Error(stderr)

const bom = v.parse(v.pipe(v.string(), v.parseJson(), bomSchema), stdout)
const isDevelopment = ({ properties }: v.InferOutput<typeof componentSchema>) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true')
const left = new Set(bom.components.filter(isDevelopment).map((component) => component['bom-ref']))
const components = bom.components.filter((component) => !left.has(component['bom-ref']))
const dependencies = bom.dependencies
  .filter(({ ref }) => !left.has(ref))
  .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => !left.has(ref)) }))

const names = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)))
const manifest = v.parse(manifestSchema, JSON.parse(readFileSync('package.json', 'utf8')))
const missing = Object.keys(manifest.dependencies).filter((name) => !names.has(name))
if (missing.length > 0) throw new Error(`not in the bill: ${missing.join(', ')}`)

process.stdout.write(`${JSON.stringify({ ...bom, components, dependencies }, null, 2)}\n`)
