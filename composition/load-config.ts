import { type Config, readConfig } from '../config.ts'
import type { StartFailure } from './or-exit.ts'

/** The configuration from the environment, or one sentence listing every problem with it. */
export function loadConfig(): { ok: true; config: Config } | StartFailure {
  const result = readConfig()
  if (result.ok) return result
  const problems = result.problems.map((problem) => `  ${problem}`).join('\n')
  return {
    ok: false,
    sentence: `Enlace cannot start with this configuration (see .env.example):\n${problems}`,
  }
}
