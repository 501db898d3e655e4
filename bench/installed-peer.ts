/** Peers are no dependencies of the project: each is installed once, on demand, into a temporary folder. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const installTimeoutMs = 180_000

export interface PeerPackages {
  /** Names the folder; holds the version, so that another one is another folder. */
  folderName: string
  dependencies: Readonly<Record<string, string>>
  overrides?: Readonly<Record<string, string>>
  /** A file that is there once it is installed, below `node_modules`. */
  proof: string
}

/** The peer's folder, or undefined where it cannot be installed. */
export function installPeer(peer: PeerPackages): string | undefined {
  const folder = join(tmpdir(), `enlace-bench-${peer.folderName}`)
  const isThere = () => existsSync(join(folder, 'node_modules', peer.proof))
  if (isThere()) return folder
  mkdirSync(folder, { recursive: true })
  const { dependencies, overrides } = peer
  const manifest = { private: true, dependencies, ...(overrides && { overrides }) }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
    timeout: installTimeoutMs,
  })
  return isThere() ? folder : undefined
}
