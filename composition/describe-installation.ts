import { findLocalSecretKey } from '#adapters/secret-key/local-secret-key.ts'
import { createSecrets } from '#server/access/secrets.ts'
import type { Installation } from '../admin/command.ts'
import type { Config } from '../config.ts'

/** What commands on the database as a whole need to know. Opens no database and creates no key. */
export function describeInstallation({ store, secretKey, dataDir }: Config): Installation {
  const current = secretKey.mode === 'given' ? secretKey.current : findLocalSecretKey(dataDir)
  const secrets = current === undefined ? null : createSecrets(current, secretKey.previous)
  return {
    store,
    understands: (pinKeyId) => secrets?.understands(pinKeyId) ?? null,
    keepsKeyInDataDir: secretKey.mode === 'local',
    now: Date.now,
  }
}
