/** Successive builds, made from the existing one: what an update looks like to the browser. */
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a whole web build, renaming every script, as if each had changed, and updating every reference to it. Files
 * kept from earlier builds are not copied: that is the build's own step.
 * @param mark letters and digits that no build's names end in yet
 */
export async function makeLaterBuild(built: string, later: string, mark: string): Promise<void> {
  await mkdir(later, { recursive: true })
  await cp(join(built, 'client'), join(later, 'client'), { recursive: true })
  const assets = join(later, 'client/assets')
  const scripts = new Set((await readdir(assets)).filter((name) => name.endsWith('.js')))
  const laterName = (name: string) => name.replace(/\.js$/, `${mark}.js`)
  for (const path of await readdir(join(later, 'client'), { recursive: true })) {
    if (!/\.(js|html)$/.test(path)) continue
    const file = join(later, 'client', path)
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      text.replace(/[\w.-]+\.js/g, (name) => (scripts.has(name) ? laterName(name) : name)),
    )
  }
  for (const name of scripts) await rename(join(assets, name), join(assets, laterName(name)))
}
