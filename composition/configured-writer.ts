import type { Log } from '#server/ports/log.ts'
import type { TextWriter } from '#server/ports/text-writer.ts'
import type { Writing } from '#server/ports/writing.ts'
import { createWriter } from '#writer/create-writer.ts'
import { createWriting } from '#writer/create-writing.ts'
import type { Config } from '../config.ts'
import type { StandIns } from './start-stand-ins.ts'

/** The writers over the configured AI services, or over their stand-in: of three texts, and of all that a page asks. */
export function configuredWriter(
  { ai, aiModels, aiDeadlines, aiTextMaxCharacters }: Config,
  standIn: StandIns['ai'],
  log: Pick<Log, 'warn'>,
): { writer: TextWriter; writing: Writing } {
  const played = { baseUrl: standIn?.baseUrl ?? '', apiKey: 'sandbox' }
  const { texts, finalMessage } = ai.mode === 'real' ? ai : { texts: played, finalMessage: played }
  const options = {
    services: {
      welcome: { ...texts, model: aiModels.welcome },
      ceremony: { ...texts, model: aiModels.ceremony },
      finalMessage: { ...finalMessage, model: aiModels.finalMessage },
    },
    deadlines: aiDeadlines,
    textMaxCharacters: aiTextMaxCharacters,
    report: ({ message, ...failure }: { message: string } & object) => log.warn(failure, message),
  }
  return { writer: createWriter(options), writing: createWriting(options) }
}
