/** Builds that follow each other, made of the one there is: what an update looks like from the browser. */
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Copies a whole web build with every script under another name, as a change in each of them would have it, and all
 * that name them changed with it. What was kept of former builds is left behind: that is the build's own step.
 * @param mark letters and digits that no build's names end with yet
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
