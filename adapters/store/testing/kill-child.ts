/**
 * The process that gets killed: grants and logs in as fast as it can, several at a time, and reports each
 * acknowledgement. `node kill-child.ts <address> <secret key> <round>`
 */
import { writeSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { defaultDoorLimits } from '#core/access/door.ts'
import { createAccess } from '#server/access/create-access.ts'
import { createSecrets } from '#server/access/secrets.ts'
import { kyselyStore } from '../kysely-store.ts'
import { applyMigrations } from '../migrations/apply-migrations.ts'
import { openAddress } from './open-address.ts'

const [address = '', secretKey = '', round = ''] = process.argv.slice(2)
const lanes = 8

// By default the cache is written at exit, which a killed process never reaches.
flushCompileCache()
const engine = await openAddress(address)
await applyMigrations(engine, Date.now())
const access = createAccess({
  store: kyselyStore(engine),
  secrets: createSecrets(secretKey),
  settings: { doorLimits: defaultDoorLimits, messageIdHost: 'enlace.test' },
  now: Date.now,
})

await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)))

async function work(lane: number): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const email = `${round}-${lane}-${turn}@example.org`
    const { account } = await access.grant({
      email,
      name: 'Ana Souza',
      language: 'pt',
      days: 30,
      source: 'granted',
    })
    const pin = access.revealPin(account)
    acknowledge({ grant: { email, pin } })
    const visitor = { deviceToken: undefined, address: '203.0.113.7' }
    const answer = await access.logIn({ pin, email }, visitor)
    if (answer.answer !== 'open') throw new Error(`a granted PIN was answered ${answer.answer}`)
    acknowledge({ login: { email, sessionToken: answer.sessionToken } })
  }
}

/** Written synchronously: what was not written does not count as acknowledged. */
function acknowledge(event: object): void {
  writeSync(1, `${JSON.stringify(event)}\n`)
}
