import type { RewritingOutcome } from '../../generation/rewrite.ts'
import type { Messages } from '../../language/messages.ts'
import { failureSentence } from '../writing/use-writing.ts'

/** Why a part was not written, in the user's language; undefined if somebody stopped it, or if it was written. */
export function whyNot(outcome: RewritingOutcome, messages: Messages): string | undefined {
  if ('kind' in outcome) {
    return outcome.kind === 'failed' ? messages.errors.writerFailures[outcome.code] : undefined
  }
  switch (outcome.end) {
    case 'rejected':
      return outcome.sentence
    case 'key-elsewhere':
      return failureSentence({ kind: 'key-elsewhere', origin: outcome.origin }, messages)
    case 'unreachable':
      return failureSentence({ kind: 'unreachable' }, messages)
    case 'cut-short':
      return messages.errors.writerFailures['cut-short']
  }
}
