import { localSecretKey } from '#adapters/secret-key/local-secret-key.ts'
import { openStore } from '#adapters/store/kysely-store.ts'
import type { Access, AccessSettings } from '#server/access/access.ts'
import { createAccess } from '#server/access/create-access.ts'
import { createSecrets, type Secrets } from '#server/access/secrets.ts'
import type { Store } from '#server/ports/store.ts'
import type { Config } from '../config.ts'
import type { StartFailure } from './or-exit.ts'

/** What both the server and the operator's commands are built on. */
export interface OpenedAccess {
  store: Store
  secrets: Secrets
  settings: AccessSettings
  access: Access
}

/** Opens the store, migrates its tables, and checks that it was written with a key that we have. */
export async function openAccess(
  config: Config,
): Promise<{ ok: true; opened: OpenedAccess } | StartFailure> {
  let store: Store
  try {
    const { databaseUrl, statementTimeoutMs } =
      config.store.engine === 'postgres' ? config.store : {}
    store = await openStore({
      dataDir: config.dataDir,
      databaseUrl,
      statementTimeoutMs,
      now: Date.now(),
    })
  } catch (error) {
    const where = config.store.engine === 'postgres' ? 'DATABASE_URL' : 'DATA_DIR'
    return { ok: false, sentence: `The database cannot be used (${where}): ${reasonOf(error)}` }
  }
  const { secretKey } = config
  const secrets = createSecrets(
    secretKey.mode === 'given' ? secretKey.current : localSecretKey(config.dataDir),
    secretKey.previous,
  )
  const writtenWith = await store.newestPinKeyId()
  if (writtenWith !== null && !secrets.understands(writtenWith)) {
    await store.close()
    return {
      ok: false,
      sentence:
        'The PINs in the database were made under another SECRET_KEY: nobody could log in. Put that one back, or name it in SECRET_KEY_PREVIOUS (docs/operations.md).',
    }
  }
  const settings: AccessSettings = {
    specialPin: config.access.specialPin,
    contactEmail: config.contact.email,
    doorLimits: config.access.doorLimits,
    messageIdHost: config.publicUrl.hostname,
  }
  const access = createAccess({ store, secrets, settings, now: Date.now })
  return { ok: true, opened: { store, secrets, settings, access } }
}

/** Why a database could not be opened, in one line. A refused connection has a code but no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (error.message || code || error.name).split('\n', 1)[0] ?? ''
}
