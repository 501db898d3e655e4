import { type HttpServer, type ListenOptions, startHttpServer } from '#server/http/http-server.ts'
import type { Config } from '../config.ts'
import type { StartFailure } from './or-exit.ts'

/** Starts answering at the configured address and port. */
export async function listen(
  { port, bindAddress, publicUrl }: Pick<Config, 'port' | 'bindAddress' | 'publicUrl'>,
  fetch: ListenOptions['fetch'],
): Promise<{ ok: true; server: HttpServer } | StartFailure> {
  try {
    const server = await startHttpServer({
      fetch,
      port,
      hostname: bindAddress,
      https: publicUrl.protocol === 'https:',
    })
    return { ok: true, server }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE') {
      return { ok: false, sentence: `Port ${port} is in use. Stop what runs there, or set PORT.` }
    }
    if (code === 'EADDRNOTAVAIL') {
      return { ok: false, sentence: 'BIND_ADDRESS: is no address of this machine.' }
    }
    if (code === 'EACCES') {
      return { ok: false, sentence: `Port ${port} may not be used by this user. Set PORT.` }
    }
    throw error
  }
}
