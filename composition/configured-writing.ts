import type { Log } from '#server/ports/log.ts'
import type { Writing } from '#server/ports/writing.ts'
import { createWriting } from '#writer/create-writing.ts'
import type { Config } from '../config.ts'
import type { StandIns } from './start-stand-ins.ts'

/** The writer over the configured AI service, or over its stand-in. */
export function configuredWriting(
  { ai, aiModel, aiDeadlines, aiTextMaxCharacters }: Config,
  standIn: StandIns['ai'],
  log: Pick<Log, 'warn'>,
): Writing {
  // Played on this machine, but as a hosted service: it cuts no prompt, and each text comes as soon as it is whole.
  const played = { baseUrl: standIn?.baseUrl ?? '', apiKey: 'sandbox', dialect: 'hosted' } as const
  const service = ai.mode === 'real' ? ai.service : played
  return createWriting({
    service: { ...service, model: aiModel },
    deadlines: aiDeadlines,
    textMaxCharacters: aiTextMaxCharacters,
    report: ({ message, ...failure }) => log.warn(failure, message),
  })
}
