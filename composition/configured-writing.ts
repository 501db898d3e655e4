import type { Log } from '#server/ports/log.ts'
import type { Writing } from '#server/ports/writing.ts'
import { createWriting } from '#writer/create-writing.ts'
import type { Config } from '../config.ts'
import type { StandIns } from './start-stand-ins.ts'

/** The writer over the configured AI services, or over their stand-in. */
export function configuredWriting(
  { ai, aiModels, aiDeadlines, aiTextMaxCharacters }: Config,
  standIn: StandIns['ai'],
  log: Pick<Log, 'warn'>,
): Writing {
  const played = { baseUrl: standIn?.baseUrl ?? '', apiKey: 'sandbox' }
  const { texts, finalMessage } = ai.mode === 'real' ? ai : { texts: played, finalMessage: played }
  return createWriting({
    services: {
      welcome: { ...texts, model: aiModels.welcome },
      ceremony: { ...texts, model: aiModels.ceremony },
      finalMessage: { ...finalMessage, model: aiModels.finalMessage },
    },
    deadlines: aiDeadlines,
    textMaxCharacters: aiTextMaxCharacters,
    report: ({ message, ...failure }) => log.warn(failure, message),
  })
}
