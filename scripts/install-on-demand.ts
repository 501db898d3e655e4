/**
 * Packages that only one command needs are not dependencies of the project: the command installs them on first use
 * below `.build`, where the project's own packages resolve too.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const installTimeoutMs = 180_000

export interface PackagesOnDemand {
  /** Names the folder; includes the version, so another version gets another folder. */
  folderName: string
  dependencies: Readonly<Record<string, string>>
  overrides?: Readonly<Record<string, string>>
  /** Whether their peer dependencies are the project's own packages rather than installed with them. */
  besideOurs?: boolean
  /** A file below `node_modules` that exists once they are installed. */
  proof: string
}

/** The absolute path of their folder, or undefined if they cannot be installed. */
export function installOnDemand(packages: PackagesOnDemand): string | undefined {
  const folder = resolve('.build/on-demand', packages.folderName)
  const isThere = () => existsSync(join(folder, 'node_modules', packages.proof))
  if (isThere()) return folder
  mkdirSync(folder, { recursive: true })
  const { dependencies, overrides, besideOurs } = packages
  const manifest = { private: true, dependencies, ...(overrides && { overrides }) }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  spawnSync(
    'npm',
    [
      'install',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      ...(besideOurs ? ['--legacy-peer-deps'] : []),
    ],
    { cwd: folder, timeout: installTimeoutMs },
  )
  return isThere() ? folder : undefined
}

/** The absolute path of their folder. @throws if they cannot be installed, for example without a network */
export function demand(packages: PackagesOnDemand): string {
  const folder = installOnDemand(packages)
  if (folder === undefined) throw new Error(`${packages.folderName} could not be installed`)
  return folder
}
