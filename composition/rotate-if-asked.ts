import { rotateSecrets } from '#server/access/rotate-secrets.ts'
import type { Log } from '#server/ports/log.ts'
import type { Config } from '../config.ts'
import type { OpenedAccess } from './open-access.ts'

/** Re-seals with the current key what a previous one sealed, if a previous one is configured (docs/operations.md). */
export async function rotateIfAsked(
  { secretKey }: Pick<Config, 'secretKey'>,
  { store, secrets }: Pick<OpenedAccess, 'store' | 'secrets'>,
  log: Pick<Log, 'info'>,
): Promise<void> {
  if (secretKey.previous === undefined) return
  const count = await rotateSecrets(store, secrets)
  log.info({ count }, 'everything is kept under the present SECRET_KEY')
}
