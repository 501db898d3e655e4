/** What was told in answer to a question. */
import type { Telling } from './telling.ts'

type Told = readonly Telling[] | { tellings: readonly Telling[] }

function tellingsOf(told: Told): readonly Telling[] {
  return 'tellings' in told ? told.tellings : told
}

/** The first telling that answers a question, in their order. */
export function answerTo(told: Told, question: string): Telling | undefined {
  return tellingsOf(told).find((telling) => telling.question === question)
}

/** What the first answer to a question says; empty if nobody answered it. */
export function answerText(told: Told, question: string): string {
  return answerTo(told, question)?.text ?? ''
}

/** The tellings that have words in them. */
export function toldTexts(told: Told): Telling[] {
  return tellingsOf(told).filter(({ text }) => text.trim() !== '')
}
