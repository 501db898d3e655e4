/** Short ways to a ceremony with something to find in it, and to what is found. */
import type { Ceremony } from '../../ceremony/document.ts'
import { sampleCeremony, withBody } from '../../ceremony/testing/sample-ceremony.ts'
import { library as english } from '../../library/en-US/library.ts'
import { library } from '../../library/pt-BR/library.ts'
import type { CheckContext } from '../check-context.ts'
import type { FindingKind } from '../finding.ts'
import { findingsOf } from '../findings-of.ts'
import { tellingOf } from './told.ts'

/** The marked words of the findings of one kind. */
export function found(kind: FindingKind, ceremony: Ceremony, context?: CheckContext): string[] {
  return findingsOf(ceremony, ceremony.language === 'pt-BR' ? library : english, context)
    .filter((finding) => finding.kind === kind)
    .map(({ words }) => words)
}

/** The sample couple with these answers, by question. */
export function answered(
  answers: Record<string, string>,
  changes: Partial<Ceremony> = {},
): Ceremony {
  return sampleCeremony({
    tellings: Object.entries(answers).map(([id, text]) => tellingOf(id, text)),
    ...changes,
  })
}

/** The ceremony with this typed by hand in place of the prayer. */
export function inHand(ceremony: Ceremony, text: string): Ceremony {
  return withBody(ceremony, 'prayer', { kind: 'byHand', lines: [{ speaker: 'celebrant', text }] })
}
