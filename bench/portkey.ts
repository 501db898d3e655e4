/**
 * The Portkey gateway as a peer, installed into a temporary folder. Its 1.15.2 answers 500 to every completion with
 * the dependencies it asks for (Portkey-AI/gateway#1389), hence the override.
 */
import { join } from 'node:path'
import { installPeer } from './installed-peer.ts'
import { type PinnedProcess, startPinned } from './pinned-process.ts'

export const portkeyVersion = '1.15.2'

/** The path of its server, or undefined where it cannot be installed. */
function install(): string | undefined {
  const server = '@portkey-ai/gateway/build/start-server.js'
  const folder = installPeer({
    folderName: `portkey-${portkeyVersion}`,
    dependencies: { '@portkey-ai/gateway': portkeyVersion },
    overrides: { '@hono/node-server': '1.14.1' },
    proof: server,
  })
  return folder && join(folder, 'node_modules', server)
}

/** Starts the gateway on core 0; undefined where it cannot be had. */
export function startPortkey(port: number): PinnedProcess | undefined {
  const server = install()
  if (server === undefined) return undefined
  return startPinned(0, process.execPath, [server, `--port=${port}`, '--headless'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** Headers that send a request on to an OpenAI-compatible service at `baseUrl`. */
export function portkeyHeaders(baseUrl: string): Record<string, string> {
  return {
    authorization: 'Bearer x',
    'x-portkey-provider': 'openai',
    'x-portkey-custom-host': baseUrl,
  }
}
