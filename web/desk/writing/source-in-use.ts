import type { Site } from '#core/wire.ts'
import type { CallExcess } from '#core/writer/call-size.ts'
import { createRenewingFetch } from '../../access/renewing-fetch.ts'
import { sessionStore } from '../../access/use-session.ts'
import { readWriterChoice } from '../../generation/own-key.ts'
import { createOwnKeyWriting } from '../../generation/own-key-writing.ts'
import { createServiceWriting } from '../../generation/service-writing.ts'
import { withinOneCall } from '../../generation/within-one-call.ts'
import type { WritingSource } from '../../generation/writing-source.ts'
import { browserDevice } from '../../storage/device.ts'

/**
 * Who writes now: the product's service, or the one that the user's own key is for.
 * @param tooLong says that a call is too long to be sent
 */
export function sourceInUse(
  site: Site | undefined,
  tooLong: (excess: CallExcess) => string,
): WritingSource {
  const choice = readWriterChoice(browserDevice)
  const source =
    choice.writer === 'own-key'
      ? createOwnKeyWriting(site, choice)
      : createServiceWriting(
          createRenewingFetch((...request) => fetch(...request), sessionStore),
          () => document.documentElement.lang,
        )
  return withinOneCall(source, tooLong)
}
