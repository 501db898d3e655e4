/**
 * One PostgreSQL for a whole test run, started by the first test that asks. This is Vitest's global set-up: it runs in
 * the main process and the tests in others, so they ask over a loopback socket.
 */
import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** `GET` returns the URL of a new, empty PostgreSQL database (its own schema). */
    newPostgresDatabase: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<PostgresServer> | undefined
  let databases = 0
  const desk = createServer((_request, response) => {
    server ??= startPostgresServer()
    databases += 1
    const name = `test_${databases}`
    server
      .then((postgres) => postgres.createSchema(name))
      .then(
        (url) => response.end(url),
        (error: unknown) => response.writeHead(500).end(String(error)),
      )
  })
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve))
  const address = desk.address()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  project.provide('newPostgresDatabase', `http://127.0.0.1:${address.port}/`)
  return async () => {
    desk.closeAllConnections()
    desk.close()
    await (await server)?.stop()
  }
}
