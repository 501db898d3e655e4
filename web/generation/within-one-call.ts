import { type CallExcess, callExcess } from '#core/writer/call-size.ts'
import type { SourceEnd } from './source-end.ts'
import type { WritingSource } from './writing-source.ts'

/** A source that sends no call that is too long, but says so at once: nothing has been spent, nothing typed is touched. */
export function withinOneCall(
  source: WritingSource,
  sentenceOf: (excess: CallExcess) => string,
): WritingSource {
  const refused = (request: object): Extract<SourceEnd, { end: 'rejected' }> | undefined => {
    const excess = callExcess(request)
    return excess && { end: 'rejected', sentence: sentenceOf(excess) }
  }
  return {
    async *press(request, signal) {
      return refused(request) ?? (yield* source.press(request, signal))
    },
    async *rewrite(request, signal) {
      return refused(request) ?? (yield* source.rewrite(request, signal))
    },
    sortNotes: async (request, signal) => refused(request) ?? source.sortNotes(request, signal),
    voiceCard: async (request, signal) => refused(request) ?? source.voiceCard(request, signal),
    async *secondReading(request, signal) {
      return refused(request) ?? (yield* source.secondReading(request, signal))
    },
  }
}
