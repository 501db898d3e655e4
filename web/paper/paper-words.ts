/** What the page for paper says, and what stands on the paper, by language: loaded with the page. */
import type { Language } from '#core/languages.ts'
import type { DayKitMessages } from '#core/messages/shape/day-kit.ts'
import type { PaperMessages } from '#core/messages/shape/paper.ts'
import type { TeamMessages } from '#core/messages/shape/team.ts'

export interface PaperWords {
  paper: PaperMessages
  team: TeamMessages
  dayKit: DayKitMessages
}

export const paperWords: Record<Language, () => Promise<PaperWords>> = {
  pt: async () => ({
    ...(await import('#core/messages/pt/paper.ts')),
    ...(await import('#core/messages/pt/team.ts')),
    ...(await import('#core/messages/pt/day-kit.ts')),
  }),
  en: async () => ({
    ...(await import('#core/messages/en/paper.ts')),
    ...(await import('#core/messages/en/team.ts')),
    ...(await import('#core/messages/en/day-kit.ts')),
  }),
  fr: async () => ({
    ...(await import('#core/messages/fr/paper.ts')),
    ...(await import('#core/messages/fr/team.ts')),
    ...(await import('#core/messages/fr/day-kit.ts')),
  }),
  es: async () => ({
    ...(await import('#core/messages/es/paper.ts')),
    ...(await import('#core/messages/es/team.ts')),
    ...(await import('#core/messages/es/day-kit.ts')),
  }),
}
