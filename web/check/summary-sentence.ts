import type { Summary } from '#core/check/summary-of.ts'
import type { Language } from '#core/languages.ts'
import { counted } from '#core/messages/counted.ts'
import type { CheckMessages } from '#core/messages/shape/check.ts'

/** The summary of a check in one line. Sentences are counted only where one is meant: a note may be about the whole. */
export function summarySentence(
  { minutes, memories, sentencesToCheck, areOnlyLong }: Summary,
  isAnythingFound: boolean,
  words: CheckMessages,
  language: Language,
): string {
  const left = !isAnythingFound
    ? [words.nothing]
    : sentencesToCheck === 0
      ? []
      : [(areOnlyLong ? words.longSentences : words.sentences)(counted(sentencesToCheck, language))]
  return [
    words.minutes(counted(minutes, language)),
    memories === 0 ? words.noMemories : words.memories(counted(memories, language)),
    ...left,
  ].join(' ')
}
