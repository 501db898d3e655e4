/**
 * The Portkey gateway as a peer, installed when first measured. With the dependencies it asks for, its 1.15.2 answers
 * every completion with 500 (Portkey-AI/gateway#1389), hence the override.
 */
import { join } from 'node:path'
import { installOnDemand } from '../scripts/install-on-demand.ts'
import { type PinnedProcess, startPinned } from './pinned-process.ts'

export const portkeyVersion = '1.15.2'

/** The path of its server, or undefined if it cannot be installed. */
function install(): string | undefined {
  const server = '@portkey-ai/gateway/build/start-server.js'
  const folder = installOnDemand({
    folderName: `portkey-${portkeyVersion}`,
    dependencies: { '@portkey-ai/gateway': portkeyVersion },
    overrides: { '@hono/node-server': '1.14.1' },
    proof: server,
  })
  return folder && join(folder, 'node_modules', server)
}

/** Starts the gateway on core 0; undefined if it cannot be installed. */
export function startPortkey(port: number): PinnedProcess | undefined {
  const server = install()
  if (server === undefined) return undefined
  return startPinned(0, process.execPath, [server, `--port=${port}`, '--headless'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** Headers that route a request to an OpenAI-compatible service at `baseUrl`. */
export function portkeyHeaders(baseUrl: string): Record<string, string> {
  return {
    authorization: 'Bearer x',
    'x-portkey-provider': 'openai',
    'x-portkey-custom-host': baseUrl,
  }
}
